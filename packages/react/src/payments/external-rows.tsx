import type { ExternalPayment, HeldPayment } from '@sixpence/core'
import type { DefinitionListItem } from '../ui/index.ts'
import { Rate } from './rate.tsx'
import type { RowMaker } from './use-row.tsx'

type Rows = readonly DefinitionListItem[]
type Held = Extract<HeldPayment, { readonly payeeName: string; readonly details: object }>

/** What a reviewed transfer out of the bank does, line by line. */
export function externalRows(row: RowMaker, { order, shown }: ExternalPayment): Rows {
  const { fromCurrencyCode, currency: toCurrencyCode, rate } = shown
  const isExchange = fromCurrencyCode !== toCurrencyCode
  return [
    row.from(order.fromAccount),
    row.to(payee(order)),
    row.money('arrives', shown.arriving, toCurrencyCode),
    ...(isExchange
      ? [row.words('rate', <Rate {...{ rate, fromCurrencyCode, toCurrencyCode }} />)]
      : []),
    row.fee(shown.fee, shown.feeCurrencyCode),
    ...(order.note ? [row.words('note', order.note)] : []),
    row.sum('leaves', shown.total, fromCurrencyCode),
  ]
}

/** The same of one that the bank holds. */
export function heldExternalRows(row: RowMaker, held: Held): Rows {
  return [
    row.from(held.fromAccount),
    row.to(payee(held)),
    row.money('arrives', held.toAmount, held.toCurrencyCode),
    row.fee(held.fee, held.currencyCode),
    ...(held.note ? [row.words('note', held.note)] : []),
    row.sum('leaves', held.total, held.currencyCode),
  ]
}

interface Payee {
  readonly payeeName?: string | undefined
  readonly details: Held['details']
}

function payee({ payeeName = '', details }: Payee): string {
  return [payeeName, ...Object.values(details)].filter(Boolean).join(' · ')
}
