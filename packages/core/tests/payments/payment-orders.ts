import type { PaymentOrder } from '../../src/payments/index.ts'

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
