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

/** A hundred dollars to a person in another country. */
export function eftTransfer(change: Partial<ExternalPayment['order']> = {}): PaymentOrder {
  return { kind: 'eftTransfer', order: { ...toLena, ...change }, shown: priced }
}

/** The same by wire, with the fee shared with the recipient. */
export function wireTransfer(change: Partial<ExternalPayment['order']> = {}): PaymentOrder {
  const shown = { ...priced, fee: '12.50', total: '105.20', arriving: '86.51', deducted: '13.49' }
  return { kind: 'wireTransfer', order: { ...toLena, feeShare: 'SHA', ...change }, shown }
}

/** A thousandth of a bitcoin to somebody else's wallet. */
export function cryptoEftTransfer(change: Partial<ExternalPayment['order']> = {}): PaymentOrder {
  const details = { walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }
  const order = { ...toLena, currency: 'BTC', amount: '0.001', details, ...change }
  const shown = { ...priced, fromAmount: '62.08', fee: '1.00', total: '63.08', currency: 'BTC' }
  return { kind: 'cryptoEftTransfer', order, shown: { ...shown, arriving: '0.001' } }
}

/** Two hundred reais to the key of a person in Brazil. */
export function instantTransfer(change: Partial<ExternalPayment['order']> = {}): PaymentOrder {
  const details = { instantKeyType: 'cpf', instantKey: '529.982.247-25' }
  const brazil = { countryCode: 'BR', currency: 'BRL', amount: '200.00' }
  const order = { ...toLena, ...brazil, payeeName: 'Bruna Azevedo', details, ...change }
  const shown = { ...priced, fromAmount: '32.48', fee: '1.00', total: '33.48', currency: 'BRL' }
  return { kind: 'instantTransfer', order, shown: { ...shown, arriving: '200.00' } }
}

/** Two hundred Canadian dollars to a person's email address. */
export function interacTransfer(change: Partial<ExternalPayment['order']> = {}): PaymentOrder {
  const details = { email: 'marc@mail.example' }
  const canada = { countryCode: 'CA', currency: 'CAD', amount: '200.00' }
  const order = { ...toLena, ...canada, payeeName: 'Marc Roy', details, ...change }
  const shown = { ...priced, fromAmount: '136.44', fee: '1.50', total: '137.94', currency: 'CAD' }
  return { kind: 'interacTransfer', order, shown: { ...shown, arriving: '200.00' } }
}

/** A hundred dollars to a card; the order has its token, but no number. */
export function octTransfer(change: Partial<ExternalPayment['order']> = {}): PaymentOrder {
  const order = { ...toLena, details: { cardId: 'card-7f3a-4242' }, ...change }
  return { kind: 'octTransfer', order, shown: priced }
}

/** An id like the bank's own, different for each name. */
const idOf = (name: string) =>
  Array.from(name, letter => letter.charCodeAt(0).toString(16))
    .join('')
    .padStart(32, '0')

/** A payment requested by a shop. */
export function checkout(amount = '42.00', name = 'c1'): PaymentOrder {
  const checkoutId = idOf(name)
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

/** A partial refund. */
export function refund(amount = '10.00', paymentId = 'p1'): PaymentOrder {
  const expected = { expectedLeftAmount: '42.00', expectedCurrencyCode: 'EUR' }
  return {
    kind: 'refund',
    order: { paymentId, amount, ...expected },
    shown: {
      paymentId,
      kind: 'checkout',
      checkoutId: 'c1',
      orderId: 'order-1',
      description: 'Two atlases',
      payerName: 'Ben L.',
      paidAt: '2026-11-21T08:49:00.000Z',
      accountId: 'eur-1',
      amount: '42.00',
      fee: '0.00',
      currencyCode: 'EUR',
      refundedAmount: '0.00',
      waitingAmount: '0.00',
      leftAmount: '42.00',
    },
  }
}

/** A payment requested by an invoice. */
export function invoice(amount = '42.00', invoiceId = 'i1'): PaymentOrder {
  const expected = { expectedTotal: '42.25', expectedCurrencyCode: 'EUR' }
  return {
    kind: 'invoice',
    order: { invoiceId, fromAccount: 'eur-1', ...expected },
    shown: {
      id: invoiceId,
      party: 'addressee',
      payeeName: 'Harbour Books',
      payeeEmail: 'harbour@sixpence.example',
      amount,
      currencyCode: 'EUR',
      feePayment: '0.25',
      total: '42.25',
      dueDate: '2026-12-05',
      sentDate: '2026-11-21T08:49:00.000Z',
      updatedDate: '2026-11-21T08:49:00.000Z',
      statusId: 'awaitingPayment',
      status: 'awaitingPayment',
      isFunding: false,
      isSystem: false,
    },
  }
}

/** Two payments of a draft, in euros. */
export function batch(expectedTotal = '12.00', batchId = 'batch-1'): PaymentOrder {
  const price = { amount: expectedTotal, fee: '0.50' }
  return {
    kind: 'batch',
    order: {
      batchId,
      version: 1,
      expectedTotal,
      expectedFee: price.fee,
      expectedCurrencyCode: 'EUR',
    },
    shown: {
      batchId,
      name: 'Wages',
      type: 'p2p',
      accountId: 'eur-1',
      currencyCode: 'EUR',
      version: 1,
      rowCount: 2,
      faultyCount: 0,
      duplicateCount: 0,
      deletedCount: 0,
      totals: [{ currencyCode: 'EUR', amount: expectedTotal, rows: 2 }],
      price,
      changedAt: '2026-11-21T10:00:00.000Z',
      expiresAt: '2027-02-19T10:00:00.000Z',
    },
  }
}
