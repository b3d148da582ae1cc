import type { HeldPayment } from '@sixpence/protocol/payments'
import { describe, expect, it } from 'vitest'
import { ownTransfer, p2pTransfer } from '../../../tests/payments/payment-orders.ts'
import { isAsReviewed } from './as-reviewed.ts'
import type { PaymentOrder } from '../payment-intent.ts'

const moved = {
  fromAccount: 'eur-1',
  currencyCode: 'EUR',
  amount: '12',
  fee: '0.25',
  total: '12.25',
  note: 'rent',
  createdAt: '2026-11-21T08:49:00.000Z',
} as const
const toBen: HeldPayment = { ...moved, operation: 'p2p', payeeEmail: 'ben@sixpence.example' }
const reviewed = p2pTransfer('12.00', ' rent ')

const OTHERS: readonly (readonly [string, HeldPayment])[] = [
  ['amount', { ...toBen, amount: '12.01' }],
  ['fee', { ...toBen, fee: '0.20' }],
  ['currency', { ...toBen, currencyCode: 'USD' }],
  ['payee', { ...toBen, payeeEmail: 'eve@sixpence.example' }],
  ['account', { ...toBen, fromAccount: 'eur-2' }],
  ['note', { ...toBen, note: 'rent for two' }],
  ['operation', { ...moved, operation: 'betweenAccounts', toAccount: 'usd-1' }],
]

const CHECKOUT = {
  kind: 'checkout',
  order: {
    checkoutId: 'c1',
    fromAccount: 'eur-1',
    expectedAmount: '5.00',
    expectedCurrencyCode: 'EUR',
  },
  shown: { subscription: { frequency: 'monthly', userCancel: true } },
  // A checkout is compared by its order and repetition.
} as unknown as PaymentOrder

// Fields the bank holds that are in no order aren't compared.
const HELD_CHECKOUT = {
  operation: 'checkout',
  checkoutId: 'c1',
  fromAccount: 'eur-1',
  currencyCode: 'EUR',
  amount: '5.00',
  fee: '0',
  subscription: { frequency: 'monthly', userCancel: true },
} as unknown as HeldPayment

describe('isAsReviewed', () => {
  it('compares amounts by their worth and addresses without their case', () => {
    expect(isAsReviewed({ payment: reviewed, held: toBen })).toBe(true)
    const shouted = { ...toBen, payeeEmail: 'BEN@sixpence.example', amount: '12.000' }
    expect(isAsReviewed({ payment: reviewed, held: shouted })).toBe(true)
  })

  it.each(OTHERS)('sees another %s', (_, held) => {
    expect(isAsReviewed({ payment: reviewed, held })).toBe(false)
  })

  it('compares what leaves for an own account', () => {
    const { note: _, ...own } = { ...moved, fee: '0', operation: 'betweenAccounts' as const }
    const payment = ownTransfer('12.00')
    expect(isAsReviewed({ payment, held: { ...own, toAccount: 'usd-1' } })).toBe(true)
    expect(isAsReviewed({ payment, held: { ...own, toAccount: 'usd-2' } })).toBe(false)
  })

  it.each([
    ['account', { fromAccount: 'eur-2' }],
    ['currency', { currencyCode: 'USD' }],
    ['amount', { amount: '12.01' }],
    ['fee', { fee: '0.01' }],
  ])('sees another %s of what leaves for an own account', (_, change) => {
    const { note: _none, ...own } = { ...moved, fee: '0', operation: 'betweenAccounts' as const }
    const held = { ...own, toAccount: 'usd-1', ...change }
    expect(isAsReviewed({ payment: ownTransfer('12.00'), held })).toBe(false)
  })

  it.each([
    [true, 'nothing', {}],
    [true, 'the spelling of the amount', { amount: '5' }],
    [false, 'the account', { fromAccount: 'eur-2' }],
    [false, 'the checkout', { checkoutId: 'c2' }],
    [false, 'the rhythm', { subscription: { frequency: 'weekly' as const, userCancel: true } }],
    [false, 'the currency', { currencyCode: 'USD' }],
    [false, 'the amount', { amount: '5.01' }],
    [false, 'the fee', { fee: '0.01' }],
  ])('answers %s of a checkout where %s differs', (isSame, _what, change) => {
    expect(isAsReviewed({ payment: CHECKOUT, held: { ...HELD_CHECKOUT, ...change } })).toBe(isSame)
  })

  it('leaves out the note of a payment that has none', () => {
    const { note: _none, ...held } = toBen
    expect(isAsReviewed({ payment: p2pTransfer('12.00'), held })).toBe(true)
    expect(isAsReviewed({ payment: p2pTransfer('12.00', 'undefined'), held })).toBe(false)
  })

  it('takes what is not known for no difference', () => {
    expect(isAsReviewed({ payment: undefined, held: toBen })).toBe(true)
    expect(isAsReviewed({ payment: reviewed, held: undefined })).toBe(true)
  })
})
