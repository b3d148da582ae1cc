import type { ExternalPayment, HeldPayment } from '@sixpence/core'
import { maskedDetails } from '@sixpence/core/bank-details'
import type { DefinitionListItem } from '../../ui/index.ts'
import type { PayeeBankProps } from './payee-bank.tsx'
import { Rate } from './rate.tsx'
import type { RowMaker } from './use-row.tsx'

type Rows = readonly DefinitionListItem[]

/** A transfer out of the bank, as the bank holds it. */
export type HeldExternal = Extract<
  HeldPayment,
  { readonly payeeName: string; readonly details: object }
>

/** When it arrives, as the bank has said of it since it left. */
export const heldArrival = (held: HeldPayment | undefined): string | undefined =>
  held && 'details' in held ? held.arrivesAt : undefined

/**
 * What a reviewed transfer out of the bank does, line by line.
 *
 * @param arrivesAt When it does, if that is known better than it was at the review.
 */
export function externalRows(
  row: RowMaker,
  { order, shown }: ExternalPayment,
  arrivesAt = shown.arrivesAt,
): Rows {
  const { fromCurrencyCode, currency: toCurrencyCode, rate } = shown
  const isExchange = fromCurrencyCode !== toCurrencyCode
  return [
    row.from(order.fromAccount),
    ...payeeRows(row, order),
    row.money('arrives', shown.arriving, toCurrencyCode),
    row.moment('expected', arrivesAt),
    ...(isExchange
      ? [row.words('rate', <Rate {...{ rate, fromCurrencyCode, toCurrencyCode }} />)]
      : []),
    row.fee(shown.fee, shown.feeCurrencyCode),
    ...('feeShare' in order ? [row.feeShare(order.feeShare)] : []),
    ...(order.note ? [row.words('note', order.note)] : []),
    row.sum('leaves', shown.total, fromCurrencyCode),
  ]
}

/** The same of one that the bank holds. */
export function heldExternalRows(row: RowMaker, held: HeldExternal): Rows {
  return [
    row.from(held.fromAccount),
    ...payeeRows(row, held),
    row.money('arrives', held.toAmount, held.toCurrencyCode),
    ...(held.arrivesAt === undefined ? [] : [row.moment('expected', held.arrivesAt)]),
    row.fee(held.fee, held.currencyCode),
    ...('feeShare' in held ? [row.feeShare(held.feeShare)] : []),
    ...(held.note ? [row.words('note', held.note)] : []),
    row.sum('leaves', held.total, held.currencyCode),
  ]
}

interface Payee {
  readonly permission: 'own' | '3d'
  readonly payeeName?: string | undefined
  readonly countryCode: string
  readonly details: HeldExternal['details']
}

/** Whose account it is and what names it; of keys and tax numbers only so much as tells them apart. */
function payeeRows(row: RowMaker, { permission, payeeName, countryCode, details }: Payee): Rows {
  return [
    permission === 'own' ? row.ownElsewhere() : row.to(payeeName),
    row.country(countryCode),
    ...Object.entries(maskedDetails(details)).map(([name, value]) => {
      const bank = bankOf(name, details)
      return bank ? row.bank(name, { countryCode, ...bank }) : row.detail(name, value)
    }),
  ]
}

/** The bank that a field holds the code of, or of whose branch. */
function bankOf(
  name: string,
  { bankCode, branchCode, institution }: Readonly<Record<string, string>>,
): Omit<PayeeBankProps, 'countryCode'> | undefined {
  if (name === 'institution' && institution !== undefined) return { bankCode: institution }
  if (bankCode === undefined) return undefined
  if (name === 'branchCode') return { bankCode, branchCode }
  return name === 'bankCode' ? { bankCode } : undefined
}
