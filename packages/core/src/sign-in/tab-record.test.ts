import { describe, expect, it } from 'vitest'
import { tabMemory } from '../platform/index.ts'
import type { PendingSignIn } from './pending-sign-in.ts'
import { createTabRecord } from './tab-record.ts'

const NOW = 1_700_000_000_000
const PENDING: PendingSignIn = {
  code: 'code',
  codeVerifier: 'verifier',
  flow: 'otp',
  sentTo: undefined,
  phoneNumber: undefined,
  identifier: undefined,
  devices: [],
  tmpJwt: undefined,
  link: undefined,
  migration: undefined,
  codeInstead: undefined,
  sentAt: NOW,
  endsAt: NOW + 60_000,
}

function aRecord(text?: string) {
  const tabStorage = tabMemory()
  if (text !== undefined) tabStorage.write('test/sign-in', text)
  const clock = { now: () => NOW, monotonic: () => 0 }
  return createTabRecord({ tabStorage, clock }, 'test')
}

describe('createTabRecord', () => {
  it('keeps a sign-in', () => {
    const record = aRecord()
    record.write('one', PENDING)
    expect(record.read()).toEqual(['one', JSON.parse(JSON.stringify(PENDING))])
    record.forget('another')
    expect(record.read()?.[0]).toBe('one')
    record.forget('one')
    expect(record.read()).toBeUndefined()
  })

  it.each([
    'no JSON',
    'null',
    '{}',
    '[]',
    '["one"]',
    '["one", null]',
    '[1, {}]',
    '["one", { "code": "code", "codeVerifier": 1 }]',
    JSON.stringify(['one', { ...PENDING, devices: undefined }]),
    JSON.stringify(['one', { ...PENDING, endsAt: 'soon' }]),
  ])('begins anew where the tab kept %s', text => {
    const record = aRecord(text)
    expect(record.read()).toBeUndefined()
    expect(() => record.forget('one')).not.toThrow()
  })
})
