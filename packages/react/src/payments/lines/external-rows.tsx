import type { ExternalPayment, HeldPayment } from '@sixpence/core/payments'
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

/** Returns the bank's estimate of its arrival since it left. */
export const heldArrival = (held: HeldPayment | undefined): string | undefined =>
  held && 'details' in held ? held.arrivesAt : undefined

/**
 * Returns the effects of a reviewed transfer out of the bank, line by line.
 *
 * @param arrivesAt Its arrival, if a better estimate than the one at the review is known.
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

/** Returns the same for a transfer that the bank holds. */
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

/** Returns the account's owner and details; for keys and tax numbers only enough to recognize them. */
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

/** Returns the bank whose code a field holds, or the bank of the branch. */
function bankOf(
  name: string,
  { bankCode, branchCode, institution }: Readonly<Record<string, string>>,
): Omit<PayeeBankProps, 'countryCode'> | undefined {
  if (name === 'institution' && institution !== undefined) return { bankCode: institution }
  if (bankCode === undefined) return undefined
  if (name === 'branchCode') return { bankCode, branchCode }
  return name === 'bankCode' ? { bankCode } : undefined
}
