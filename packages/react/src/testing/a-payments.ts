import { SixpenceError } from '@sixpence/core/errors'
import type { MerchantPayment } from '@sixpence/core/merchant'
import type { HeldPayment, PaymentIntent, PaymentOrder, Payments } from '@sixpence/core/payments'
import { vi } from 'vitest'

const AT = Date.UTC(2026, 10, 21, 9)

/** 25.00 from the everyday account to Ben. */
export const TO_BEN: PaymentOrder = {
  kind: 'p2pTransfer',
  order: { fromAccount: 'SP00000000001111', toEmail: 'ben@sixpence.example', amount: '25.00' },
  shown: { fee: '0.25', feeCurrencyCode: 'EUR', total: '25.25', payeeName: 'Ben O.' },
}

/** The same as the bank holds it. */
export const HELD_FOR_BEN: HeldPayment = {
  operation: 'p2p',
  fromAccount: 'SP00000000001111',
  payeeEmail: 'ben@sixpence.example',
  payeeName: 'Ben O.',
  currencyCode: 'EUR',
  amount: '25',
  fee: '0.25',
  total: '25.25',
  createdAt: '2026-11-21T09:00:00.000Z',
}

/** 42.00 for two atlases, with 10.00 refunded. */
export const PAID_BY_VERA: MerchantPayment = {
  paymentId: 'p1',
  kind: 'checkout',
  checkoutId: 'c1',
  orderId: 'order-7',
  description: 'Two atlases',
  payerName: 'Vera K.',
  paidAt: '2026-11-21T08:49:00.000Z',
  accountId: 'SP00000000001111',
  amount: '42.00',
  fee: '0.00',
  currencyCode: 'EUR',
  refundedAmount: '10.00',
  waitingAmount: '0.00',
  leftAmount: '32.00',
}

/** Five more of it. */
export const A_REFUND: PaymentOrder = {
  kind: 'refund',
  order: {
    paymentId: 'p1',
    amount: '5.00',
    expectedLeftAmount: '32.00',
    expectedCurrencyCode: 'EUR',
  },
  shown: PAID_BY_VERA,
}

/** A payment to Ben that was reviewed. */
export function aPayment(change: Partial<PaymentIntent> = {}): PaymentIntent {
  return {
    id: 'payment-1',
    status: 'reviewed',
    payment: TO_BEN,
    held: undefined,
    fingerprint: 'fingerprint',
    createdAt: AT,
    changedAt: AT,
    sentAt: undefined,
    transactionId: undefined,
    approval: undefined,
    refusal: undefined,
    ...change,
  }
}

/** A journal in memory, which a test moves on by `set`. */
export function aPayments(start: readonly PaymentIntent[] = []) {
  let intents = start
  const listeners = new Set<() => void>()
  const set = (intent: PaymentIntent): PaymentIntent => {
    intents = [...intents.filter(({ id }) => id !== intent.id), intent]
    for (const listener of listeners) listener()
    return intent
  }
  const known = (id: string): PaymentIntent => {
    const intent = intents.find(one => one.id === id)
    if (intent) return intent
    throw new SixpenceError('not_found', `Nobody knows the payment ${id}`)
  }
  const domain = {
    rehearse: vi.fn<Payments['rehearse']>(async () => {
      throw new SixpenceError('offline', 'Nothing is rehearsed here')
    }),
    review: vi.fn<Payments['review']>(async payment =>
      set(aPayment({ id: `payment-${intents.length + 1}`, payment })),
    ),
    send: vi.fn<Payments['send']>(async id => set(aPayment({ id, status: 'settled' }))),
    approve: vi.fn<Payments['approve']>(async id => set(aPayment({ id, status: 'settled' }))),
    resendCode: vi.fn<Payments['resendCode']>(async id =>
      aPayment({ id, status: 'pendingApproval' }),
    ),
    approveBy: vi.fn<Payments['approveBy']>(async id => known(id)),
    retryApproval: vi.fn<Payments['retryApproval']>(async id => known(id)),
    awaitApproval: vi.fn<Payments['awaitApproval']>(() => new Promise(() => undefined)),
    check: vi.fn<Payments['check']>(async id => known(id)),
    outcome: vi.fn<Payments['outcome']>(async id => known(id)),
    find: vi.fn<Payments['find']>(async id => intents.find(intent => intent.id === id)),
    discard: vi.fn<Payments['discard']>(async () => undefined),
    findSimilar: vi.fn<Payments['findSimilar']>(async () => []),
    getSnapshot: () => intents,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isDurable: () => true,
  }
  return { ...(domain satisfies Payments), set }
}
