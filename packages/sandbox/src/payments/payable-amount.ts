import type { Sql } from '../db/index.ts'
import {
  compare,
  type Decimal,
  hasAtMostDecimals,
  minorUnits,
  roundHalfUp,
} from '../money/index.ts'
import { payeeAccount } from './payee.ts'

/** An amount that somebody can be paid, as the bank writes it, or why they cannot. */
export type PayableAmount =
  | { readonly amount: Decimal }
  | {
      readonly fault: keyof typeof ABOUT
      /** Which of the two that were given it is in. */
      readonly about: 'amount' | 'currencyCode'
      readonly message: string
    }

const ABOUT = {
  unknown_currency: 'currencyCode',
  too_many_decimals: 'amount',
  too_much: 'amount',
  no_account: 'currencyCode',
} as const

const refused = (fault: keyof typeof ABOUT, message: string): PayableAmount => ({
  fault,
  about: ABOUT[fault],
  message,
})

/** Judges what somebody wants to be paid: they need an account for it. */
export async function payableAmount(
  sql: Sql,
  payee: { readonly customerId: string },
  { amount, currencyCode }: { readonly amount: Decimal; readonly currencyCode: string },
): Promise<PayableAmount> {
  const decimals = await minorUnits(sql, currencyCode)
  if (decimals === undefined) {
    return refused('unknown_currency', `The bank does not keep ${currencyCode}.`)
  }
  if (!hasAtMostDecimals(amount, decimals)) {
    return refused('too_many_decimals', `${currencyCode} has ${decimals} decimals.`)
  }
  const most = await mostAtOnce(sql)
  if (most !== null && compare(amount, most) > 0) {
    return refused('too_much', `The most that can be paid at once is ${most} ${currencyCode}.`)
  }
  if ((await payeeAccount(sql, payee, currencyCode)) === undefined) {
    return refused('no_account', `There is no open account in ${currencyCode}.`)
  }
  return { amount: roundHalfUp(amount, decimals) }
}

/** More than this nobody could pay, whoever they are. */
async function mostAtOnce(sql: Sql): Promise<Decimal | null> {
  const [limits] = await sql<{ maximum: Decimal | null }>`
    select maximum from limit_schedule where operation = 'checkout'`
  if (!limits) throw new Error('The limit schedule lacks checkouts.')
  return limits.maximum
}
