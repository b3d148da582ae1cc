import type { HeldPayment } from '@sixpence/protocol/payments'
import { describe, expect, it } from 'vitest'
import {
  invoice,
  ownTransfer,
  p2pTransfer,
  refund,
} from '../../../tests/payments/payment-orders.ts'
import type { PaymentOrder } from '../payment-intent.ts'
import { isAsReviewed } from './as-reviewed.ts'
import { heldWords, kindOf } from './payment-kinds.ts'
import { paymentFingerprint } from './payment-fingerprint.ts'

const checkout = {
  kind: 'checkout',
  order: {
    checkoutId: 'c1',
    fromAccount: 'eur-1',
    expectedAmount: '5',
    expectedCurrencyCode: 'EUR',
  },
} as unknown as PaymentOrder

const unknown = { ...p2pTransfer(), kind: 'carrierPigeon' } as unknown as PaymentOrder

describe('kindOf', () => {
  it.each([
    ['betweenAccountsTransfer', ownTransfer()],
    ['p2pTransfer', p2pTransfer()],
    ['checkoutPay', checkout],
    ['invoicePay', invoice()],
    ['refundPay', refund()],
  ])('sends by %s, and by no other', async (name, payment) => {
    const sent: unknown[] = []
    const options = { key: 'key-1' }
    const call = async (method: { name: string }, order: unknown, with_: unknown) => {
      sent.push(method.name, order, with_)
      return { transactionId: 't1' }
    }
    const answer = await kindOf(payment).send(call as never, payment.order, options)
    expect(sent).toEqual([name, payment.order, options])
    expect(answer).toEqual({ transactionId: 't1' })
  })

  it.each(['carrierPigeon', 'constructor', 'toString'])('knows no kind %s', kind => {
    const payment = { ...p2pTransfer(), kind } as unknown as PaymentOrder
    expect(() => kindOf(payment)).toThrow(
      new TypeError(`There are no payments of the kind ${kind}`),
    )
  })

  it('takes an unknown kind for no other, neither to hash nor to compare', async () => {
    const platform = { sha256: async () => new Uint8Array([1]) }
    await expect(paymentFingerprint(unknown, 'ada', platform)).rejects.toThrow(TypeError)
    const held = { operation: 'p2p' } as unknown as HeldPayment
    expect(() => isAsReviewed({ payment: unknown, held })).toThrow(TypeError)
  })
})

describe('heldWords', () => {
  it.each([
    [{}, true],
    [{ amount: '10.01' }, false],
    [{ paymentId: 'p2' }, false],
    [{ fromAccount: 'eur-2' }, false],
  ])('tells a refund with %j from what was reviewed', (change, isSame) => {
    const asked = { fromAccount: 'eur-1', currencyCode: 'EUR', amount: '10', fee: '0.00' }
    const held = { operation: 'refund', paymentId: 'p1', payeeName: 'Ben L.', ...asked, ...change }
    expect(isAsReviewed({ payment: refund(), held: held as HeldPayment })).toBe(isSame)
  })

  it('knows nothing of a payment of an unknown kind', () => {
    const held = { operation: 'carrierPigeon', fromAccount: 'eur-1' } as unknown as HeldPayment
    expect(heldWords(held)).toBeUndefined()
    expect(isAsReviewed({ payment: p2pTransfer(), held })).toBe(false)
  })
})
