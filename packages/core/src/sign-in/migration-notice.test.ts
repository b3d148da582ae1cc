import { describe, expect, it } from 'vitest'
import { tabMemory } from '../platform/index.ts'
import { createMigrationRecord, type MigrationNotice } from './migration-notice.ts'

const NOTICE: MigrationNotice = {
  need: 'soft',
  daysLeft: 12,
  strategy: 'migrate',
  devices: [
    {
      id: 'd1',
      code: 'M4-18',
      type: 'android',
      name: 'Pixel 9',
      location: 'Hamburg, Germany',
      lastActivityAt: '2026-11-21T08:49:00.000Z',
    },
  ],
}

function aRecord(text?: string) {
  const tabStorage = tabMemory()
  if (text !== undefined) tabStorage.write('test/migration', text)
  return createMigrationRecord({ tabStorage }, 'test')
}

describe('createMigrationRecord', () => {
  it('keeps what a session began with over a reload', () => {
    const record = aRecord()
    record.write(NOTICE)
    expect(record.read()).toEqual(NOTICE)
    record.write(undefined)
    expect(record.read()).toBeUndefined()
  })

  it.each(['', '{', 'null', '[]', '"soft"', '{"need":"soft"}', '{"migration":{"req":"soft"}}'])(
    'takes no %j, which another version may have left there',
    text => {
      expect(aRecord(text).read()).toBeUndefined()
    },
  )
})
