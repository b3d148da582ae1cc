const payment = {
  paymentId: 'p1',
  kind: 'checkout',
  checkoutId: '0123456789abcdef0123456789abcdef',
  orderId: 'order-1',
  buttonId: 'btn_0123456789abcdef0123456789abcdef',
  description: 'Two atlases',
  payerName: 'Vera K.',
  paidAt: '2026-11-21T08:49:00.000Z',
  accountId: '0012',
  amount: '42.00',
  fee: '0.00',
  currencyCode: 'EUR',
  refundedAmount: '10.00',
  waitingAmount: '0.00',
  leftAmount: '32.00',
}

const refund = {
  refundId: 'p2',
  amount: '10.00',
  currencyCode: 'EUR',
  refundedAt: '2026-11-22T08:49:00.000Z',
  transactionId: 't2',
}

/** The calls about payments to merchants and refunds, one of each, as sent over the wire. */
export const REFUND_METHODS: readonly (readonly [
  name: string,
  access: 'customer',
  key: 'none' | 'opens',
  input: object,
  output: object,
])[] = [
  [
    'merchantPaymentList',
    'customer',
    'none',
    { pageNumber: 1, pageSize: 20 },
    { items: [payment], total: 1 },
  ],
  [
    'merchantPaymentGet',
    'customer',
    'none',
    { paymentId: 'p1' },
    { payment: { ...payment, refunds: [refund] } },
  ],
  [
    'refundPay',
    'customer',
    'opens',
    { paymentId: 'p1', amount: '10.00', expectedLeftAmount: '32.00', expectedCurrencyCode: 'EUR' },
    { transactionId: 't3' },
  ],
]
