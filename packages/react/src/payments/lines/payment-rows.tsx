import { utcDay } from '@sixpence/core/locale'
import type { Account } from '@sixpence/core/accounts'
import type { HeldPayment, PaymentOrder } from '@sixpence/core/payments'
import { addAmounts } from '@sixpence/core/money'
import { subscriptionTerms, type SubscriptionTerms } from '@sixpence/core/preapproved'
import type { DefinitionListItem } from '../../ui/index.ts'
import { externalRows, heldArrival, heldExternalRows } from './external-rows.tsx'
import { p2pFigures, type P2pFigures } from '../p2p-figures.ts'
import { Rate } from './rate.tsx'
import { Repetition, utcToday } from '../repetition.tsx'
import { useRow, type RowMaker } from './use-row.tsx'

type Rows = readonly DefinitionListItem[]

/**
 * Returns functions that list the effects of a payment, line by line: as it was reviewed, or as the
 * bank holds it.
 */
export function usePaymentRows(accounts: readonly Account[]): {
  /** With the bank's later data, if there is any. */
  readonly reviewed: (payment: PaymentOrder, held?: HeldPayment) => Rows
  readonly held: (held: HeldPayment) => Rows
} {
  const row = useRow(accounts)
  return {
    reviewed: (payment, held) => reviewedRows(row, payment, held),
    held: held => heldRows(row, held),
  }
}

function reviewedRows(row: RowMaker, payment: PaymentOrder, held?: HeldPayment): Rows {
  switch (payment.kind) {
    case 'ownTransfer':
      return ownRows(row, payment)
    case 'p2pTransfer':
      return p2pRows(row, p2pFigures(payment))
    case 'checkout':
      return checkoutRows(row, payment)
    case 'invoice':
      return invoiceRows(row, payment)
    case 'refund':
      return refundRows(row, payment)
    case 'batch':
      return batchRows(row, payment)
    default:
      return externalRows(row, payment, heldArrival(held))
  }
}

function heldRows(row: RowMaker, held: HeldPayment): Rows {
  const { fromAccount, total, fee, currencyCode } = held
  if (held.operation === 'p2p') return p2pRows(row, held)
  if ('details' in held) return heldExternalRows(row, held)
  return [
    row.from(fromAccount),
    row.to(payeeOf(held)),
    row.fee(fee, currencyCode),
    ...repetitionRows(row, repeatedOf(held), held.createdAt),
    row.sum('leaves', total, currencyCode),
  ]
}

function ownRows(row: RowMaker, { order, shown }: PaymentOrder & { kind: 'ownTransfer' }): Rows {
  const isExchange = shown.fromCurrencyCode !== shown.toCurrencyCode
  return [
    row.from(order.fromAccount),
    row.to(order.toAccount),
    row.money('received', shown.toAmount, shown.toCurrencyCode),
    ...(isExchange ? [row.words('rate', <Rate {...shown} />)] : []),
    row.fee(shown.fee, shown.feeCurrencyCode),
    ...repetitionRows(row, subscriptionTerms(order), utcToday()),
    row.sum('leaves', addAmounts(shown.fromAmount, shown.fee), shown.fromCurrencyCode),
  ]
}

function p2pRows(row: RowMaker, paid: P2pFigures): Rows {
  return [
    row.from(paid.fromAccount),
    row.to(<Payee name={paid.payeeName} email={paid.payeeEmail} />),
    row.money('amount', paid.amount, paid.currencyCode),
    row.fee(paid.fee, paid.currencyCode),
    ...(paid.note ? [row.words('note', paid.note)] : []),
    row.sum('total', paid.total, paid.currencyCode),
  ]
}

function checkoutRows(row: RowMaker, { order, shown }: PaymentOrder & { kind: 'checkout' }): Rows {
  return [
    row.from(order.fromAccount),
    row.to(shown.merchantName),
    row.words('purpose', shown.description),
    ...repetitionRows(row, shown.subscription, utcToday()),
    row.sum('leaves', shown.amount, shown.currencyCode),
  ]
}

function invoiceRows(row: RowMaker, { order, shown }: PaymentOrder & { kind: 'invoice' }): Rows {
  const { payeeName, amount, feePayment, total, currencyCode } = shown
  return [
    row.from(order.fromAccount),
    row.to(payeeName),
    row.money('amount', amount, currencyCode),
    row.fee(feePayment, currencyCode),
    row.sum('total', total, currencyCode),
  ]
}

function refundRows(row: RowMaker, { order, shown }: PaymentOrder & { kind: 'refund' }): Rows {
  const { accountId, payerName, description, currencyCode } = shown
  return [
    row.from(accountId),
    row.to(payerName),
    ...(description === undefined ? [] : [row.words('purpose', description)]),
    row.fee('0', currencyCode),
    row.sum('total', order.amount, currencyCode),
  ]
}

function batchRows(row: RowMaker, { order, shown }: PaymentOrder & { kind: 'batch' }): Rows {
  const { expectedTotal, expectedFee, expectedCurrencyCode } = order
  return [
    row.from(shown.accountId),
    row.to(shown.name),
    row.money('amount', expectedTotal, expectedCurrencyCode),
    row.fee(expectedFee, expectedCurrencyCode),
    row.sum('leaves', addAmounts(expectedTotal, expectedFee), expectedCurrencyCode),
  ]
}

type HeldHere = Extract<
  HeldPayment,
  { operation: 'betweenAccounts' | 'checkout' | 'invoice' | 'refund' | 'batch' }
>

function payeeOf(held: HeldHere): string {
  if (held.operation === 'checkout') return held.merchantName
  if (held.operation === 'batch') return held.batchName
  return held.operation === 'betweenAccounts' ? held.toAccount : held.payeeName
}

const repeatedOf = (held: HeldPayment) => ('subscription' in held ? held.subscription : undefined)

function repetitionRows(row: RowMaker, terms: SubscriptionTerms | undefined, from: string): Rows {
  if (!terms) return []
  return [row.words('repeat', <Repetition terms={terms} firstDay={utcDay(from)} />)]
}

function Payee({ name, email }: { name: string | undefined; email: string }) {
  return (
    <span className="sp-payment-payee">
      {name !== undefined && name !== email && <bdi>{name}</bdi>}
      <span className="sp-muted">{email}</span>
    </span>
  )
}
