import type { Sql } from '../db/index.ts'
import {
  compare,
  type Decimal,
  hasAtMostDecimals,
  minorUnits,
  roundHalfUp,
} from '../money/index.ts'
import { payeeAccount } from './payee.ts'

/** A payable amount as the bank writes it, or why it isn't payable. */
export type PayableAmount =
  | { readonly amount: Decimal }
  | {
      readonly fault: keyof typeof ABOUT
      /** The field that is at fault. */
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

/** Checks an amount that somebody wants to be paid: they need an account for it. */
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

/** Returns the most that anybody could pay. */
async function mostAtOnce(sql: Sql): Promise<Decimal | null> {
  const [limits] = await sql<{ maximum: Decimal | null }>`
    select maximum from limit_schedule where operation = 'checkout'`
  if (!limits) throw new Error('The limit schedule lacks checkouts.')
  return limits.maximum
}
