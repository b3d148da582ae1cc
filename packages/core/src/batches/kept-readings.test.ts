import { describe, expect, it } from 'vitest'
import { opened } from '../../tests/opened.ts'
import type { Subject } from '../http/index.ts'
import { memoryStorage } from '../platform/index.ts'
import { webCrypto } from '../platform/web-crypto.ts'
import { batches as batchesDomain } from './index.ts'

const ADA: Subject = { key: 'ada', userId: 'ada', actsFor: undefined }
const FILES = { type: 'eft', accountId: 'a1', header: ['Payee', 'Sum', 'Secret'] } as const
const READING = {
  encoding: 'windows-1252',
  delimiter: ';',
  chosen: { decimalMark: ',', hasHeader: true, columns: ['payeeName', 'amount', undefined] },
} as const

function aDevice() {
  const storage = memoryStorage()
  const { sha256 } = webCrypto
  const as = (subject: Subject | undefined) =>
    opened(batchesDomain, {
      platform: { storage, sha256 },
      namespace: 'aurelia',
      subject: () => subject,
    })
  return { storage, as }
}

describe('the reading of a file', () => {
  it('is kept for its header and account, in full or in part', async () => {
    const { as } = aDevice()
    const batches = as(ADA)
    expect(await batches.keptReading(FILES)).toBeUndefined()
    await batches.keepReading(FILES, READING)
    expect(await as(ADA).keptReading({ ...FILES, header: [' Payee', 'Sum', 'Secret'] })).toEqual(
      READING,
    )
    await batches.keepReading(FILES, { chosen: { decimalMark: '.' } })
    expect(await batches.keptReading(FILES)).toEqual({ chosen: { decimalMark: '.' } })
  })

  it.each([
    ['another header', { ...FILES, header: ['Payee', 'Sum'] }, ADA],
    ['another account', { ...FILES, accountId: 'a2' }, ADA],
    ['another kind', { ...FILES, type: 'wire' } as const, ADA],
    ['another user', FILES, { ...ADA, key: 'ben', userId: 'ben' }],
    ['no user', FILES, undefined],
  ])('is not that of %s', async (_, files, subject) => {
    const { as } = aDevice()
    await as(ADA).keepReading(FILES, READING)
    expect(await as(subject).keptReading(files)).toBeUndefined()
  })

  it('leaves no name of the file, user or account on the device', async () => {
    const { as, storage } = aDevice()
    await as(ADA).keepReading(FILES, READING)
    const stored = JSON.stringify(await storage.list('aurelia/'))
    expect(stored).toContain('payeeName')
    expect(stored).not.toMatch(/Secret|Sum|ada|a1/)
  })

  it('is not kept without a header, nor beyond the fifty newest', async () => {
    const { as, storage } = aDevice()
    const batches = as(ADA)
    await batches.keepReading({ ...FILES, header: ['', ' '] }, READING)
    expect(await storage.list('aurelia/')).toEqual([])
    const numbered = Array.from({ length: 51 }, (_, at) => ({ ...FILES, header: [String(at)] }))
    for (const files of numbered) await batches.keepReading(files, READING)
    const kept = await Promise.all(numbered.map(files => batches.keptReading(files)))
    expect(kept.map(Boolean)).toEqual(numbered.map((_, at) => at > 0))
  })

  it('is read again when another version has written something else', async () => {
    const { as, storage } = aDevice()
    await storage.update('aurelia/readings', () => [{ id: 7 }])
    expect(await as(ADA).keptReading(FILES)).toBeUndefined()
    await as(ADA).keepReading(FILES, READING)
    expect(await as(ADA).keptReading(FILES)).toEqual(READING)
  })
})
