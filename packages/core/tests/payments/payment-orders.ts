import type { ExternalPayment, PaymentOrder } from '../../src/payments/index.ts'

export function ownTransfer(toAmount = '25.00', toAccount = 'usd-1'): PaymentOrder {
  return {
    kind: 'ownTransfer',
    order: { fromAccount: 'eur-1', toAccount, toAmount },
    shown: {
      fee: '0.00',
      feeCurrencyCode: 'EUR',
      fromAmount: toAmount,
      fromCurrencyCode: 'EUR',
      toAmount,
      toCurrencyCode: 'USD',
      rate: '1',
    },
  }
}

export function p2pTransfer(amount = '12.00', note?: string): PaymentOrder {
  return {
    kind: 'p2pTransfer',
    order: { fromAccount: 'eur-1', toEmail: 'ben@sixpence.example', amount, note },
    shown: { fee: '0.25', feeCurrencyCode: 'EUR', total: amount, payeeName: 'Ben' },
  }
}

const toLena = {
  fromAccount: 'eur-1',
  permission: '3d',
  countryCode: 'US',
  currency: 'USD',
  amount: '100.00',
  payeeName: 'Lena Vogt',
  details: { routingNumber: '021000021', accountNumber: '12345678' },
  note: 'rent',
} as const

const priced = {
  fromAmount: '92.70',
  fromCurrencyCode: 'EUR',
  fee: '2.00',
  feeCurrencyCode: 'EUR',
  total: '94.70',
  rate: '1.0788',
  currency: 'USD',
  arriving: '100.00',
  arrivesAt: '2026-11-25T14:00:00.000Z',
} as const

/** A hundred dollars to somebody in another country. */
export function eftTransfer(change: Partial<ExternalPayment['order']> = {}): PaymentOrder {
  return { kind: 'eftTransfer', order: { ...toLena, ...change }, shown: priced }
}

/** The same by wire, of whose fee the recipient bears a half. */
export function wireTransfer(change: Partial<ExternalPayment['order']> = {}): PaymentOrder {
  const shown = { ...priced, fee: '12.50', total: '105.20', arriving: '86.51', deducted: '13.49' }
  return { kind: 'wireTransfer', order: { ...toLena, feeShare: 'SHA', ...change }, shown }
}

/** What a shop asks for. */
export function checkout(amount = '42.00', checkoutId = 'c1'): PaymentOrder {
  const expected = { expectedAmount: amount, expectedCurrencyCode: 'EUR' }
  return {
    kind: 'checkout',
    order: { checkoutId, fromAccount: 'eur-1', ...expected },
    shown: {
      checkoutId,
      merchantName: 'Harbour Books',
      description: 'Two atlases',
      amount,
      currencyCode: 'EUR',
      status: 'open',
      expiresAt: '2026-11-21T09:49:00.000Z',
    },
  }
}
