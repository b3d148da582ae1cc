import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { ERROR_CODES } from './error-codes.ts'
import { isFrameMessage } from './frame-message.ts'
import { readHostMessage } from './host-message.ts'

const ID = '0123456789abcdef0123456789abcdef'

describe('isFrameMessage', () => {
  it.each([
    { type: 'ready' },
    { type: 'signedIn' },
    { type: 'signedOut' },
    { type: 'approvalsDecided' },
    { type: 'verificationLeft' },
    { type: 'resized', height: 0 },
    { type: 'resized', height: 20_000 },
    { type: 'transferSettled', intentId: 'a1-B2_c3' },
    ...['paid', 'refused', 'cancelled', 'unknown'].map(status => ({
      type: 'paymentFinal',
      checkoutId: ID,
      status,
    })),
    { type: 'paymentFinal', invoiceId: ID, status: 'paid' },
    ...ERROR_CODES.map(code => ({ type: 'failed', code })),
  ])('reads %j', message => {
    expect(isFrameMessage(message)).toBe(true)
  })

  it.each([
    { type: 'resized', height: -1 },
    { type: 'resized', height: 1.5 },
    { type: 'resized', height: Infinity },
    { type: 'resized', height: 20_001 },
    { type: 'resized', height: '640' },
    { type: 'resized', height: [640] },
    { type: 'resized' },
    { type: 'resized', height: 640, token: 'x' },
    { type: 'resized', token: 640 },
    { type: 'approvalsDecided', count: 2 },
    { type: 'approvalsDecided', requestId: ID },
    { type: 'approvalsDecided', result: 'approved' },
    { type: 'verificationLeft', status: 'checked' },
    { type: 'transferSettled', intentId: 'a b' },
    { type: 'transferSettled', intentId: 'a'.repeat(65) },
    { type: 'transferSettled', intentId: ['a'] },
    { type: 'transferSettled', intentId: 7 },
    { type: 'paymentFinal', checkoutId: ID, status: 'done' },
    { type: 'paymentFinal', checkoutId: ID, status: 'paid', amount: '1.00' },
    { type: 'paymentFinal', status: 'paid' },
    { type: 'paymentFinal', invoiceId: ID, checkoutId: ID, status: 'paid' },
    { type: 'paymentFinal', invoiceId: ID, status: 'paid', amount: '1.00' },
    { type: 'failed', code: 'boom' },
    { type: 'failed', code: ['offline'] },
    { type: 'ready', html: '<b>' },
    { type: ['ready'] },
    { type: 'constructor' },
    { type: '__proto__' },
    { type: 'focused' },
    Object.create({ type: 'ready' }),
    ['ready'],
    'ready',
    null,
    undefined,
  ])('refuses %j', data => {
    expect(isFrameMessage(data)).toBe(false)
  })

  it('reads nothing out of 10,000 random values', () => {
    const isRead = (data: unknown) => isFrameMessage(data) || readHostMessage(data)
    const unread = fc.property(fc.anything(), data => isRead(data) === undefined)
    expect(fc.check(unread, { numRuns: 10_000 })).toMatchObject({ failed: false, numRuns: 10_000 })
  })

  it('reads no message with any field more, or another value', () => {
    const message = { type: 'paymentFinal', checkoutId: ID, status: 'paid' }
    const isOwn = (name: string, value: unknown) =>
      Object.entries(message).some(([key, right]) => key === name && right === value)
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('type', 'checkoutId', 'status')),
        fc.anything(),
        (name, value) => {
          fc.pre(!isOwn(name, value) && !(name === 'checkoutId' && typeof value === 'string'))
          const forged = Object.fromEntries([...Object.entries(message), [name, value]])
          expect(isFrameMessage(forged)).toBe(false)
        },
      ),
    )
  })
})

describe('readHostMessage', () => {
  it.each([
    { type: 'localeChanged', locale: 'ro' },
    { type: 'localeChanged', locale: 'pt-PT' },
    { type: 'localeChanged', locale: 'uk-Cyrl-UA' },
    { type: 'themeChanged', theme: 'dark-blue2' },
    { type: 'kindsChanged', kinds: '' },
    { type: 'kindsChanged', kinds: 'own p2p\nfax' },
    { type: 'focused' },
  ])('reads %j', message => {
    expect(readHostMessage(message)).toEqual(message)
  })

  it.each([
    { type: 'localeChanged', locale: 'ro-' },
    { type: 'localeChanged', locale: 'roman' },
    { type: 'localeChanged', locale: '../ro' },
    { type: 'localeChanged', locale: 'ro-1-2-3-4-5' },
    { type: 'localeChanged', locale: '' },
    { type: 'localeChanged' },
    { type: 'themeChanged', theme: 'Dark' },
    { type: 'themeChanged', theme: '../dark' },
    { type: 'themeChanged', theme: 'a'.repeat(33) },
    { type: 'kindsChanged', kinds: 'a'.repeat(1001) },
    { type: 'kindsChanged', kinds: ['own'] },
    { type: 'kindsChanged', kinds: 'own', amount: '1.00' },
    { type: 'amountChanged', amount: '1.00' },
    { type: 'focused', amount: '1.00' },
    { type: 'ready' },
    null,
  ])('refuses %j', data => {
    expect(readHostMessage(data)).toBeUndefined()
  })
})
