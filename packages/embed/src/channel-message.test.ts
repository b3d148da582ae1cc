import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { readFrameMessage, readHostMessage } from './channel-message.ts'

describe('readFrameMessage', () => {
  it.each([
    { type: 'resized', height: 0 },
    { type: 'resized', height: 640 },
    { type: 'statusChanged', intentId: 'a1-B2_c3', status: 'settled' },
    { type: 'closed' },
  ])('reads %j', message => {
    expect(readFrameMessage(message)).toEqual(message)
  })

  it.each([
    { type: 'resized', height: -1 },
    { type: 'resized', height: 1.5 },
    { type: 'resized', height: Infinity },
    { type: 'resized', height: '640' },
    { type: 'resized' },
    { type: 'resized', height: 640, token: 'x' },
    { type: 'statusChanged', intentId: 'a b', status: 'settled' },
    { type: 'statusChanged', intentId: 'a', status: 'done' },
    { type: 'statusChanged', intentId: 'a'.repeat(65), status: 'settled' },
    { type: 'closed', html: '<b>' },
    { type: 'constructor' },
    { type: '__proto__' },
    { type: 'focused' },
    [],
    'closed',
    null,
    undefined,
  ])('refuses %j', data => {
    expect(readFrameMessage(data)).toBeUndefined()
  })

  it('reads nothing out of 10,000 random values', () => {
    fc.assert(
      fc.property(fc.anything(), data => {
        expect(readFrameMessage(data)).toBeUndefined()
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('readHostMessage', () => {
  it.each([{ type: 'localeChanged', locale: 'ro' }, { type: 'focused' }])('reads %j', message => {
    expect(readHostMessage(message)).toEqual(message)
  })

  it.each([
    { type: 'localeChanged', locale: 'ro-RO' },
    { type: 'localeChanged' },
    { type: 'amountChanged', amount: '1.00' },
    { type: 'closed' },
    null,
  ])('refuses %j', data => {
    expect(readHostMessage(data)).toBeUndefined()
  })
})
