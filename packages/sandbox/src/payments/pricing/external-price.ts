import type { ExternalKind, FeeShare } from '@sixpence/protocol'
import type { Sql } from '../../db/index.ts'
import { refuse } from '../../http/index.ts'
import {
  compare,
  type Decimal,
  divide,
  exchangeRate,
  multiply,
  roundHalfUp,
  roundUp,
  subtract,
} from '../../money/index.ts'
import { feeOf } from './fee-of.ts'

interface Currency {
  readonly currencyCode: string
  readonly decimals: number
}

/** The amount that is to arrive, and the currency that pays for it. */
export interface Arriving {
  readonly from: Currency
  /** The currency in which it arrives. */
  readonly to: Currency
  readonly amount: Decimal
  readonly feeShare?: FeeShare | undefined
}

/** The current price of a transfer out of the bank. */
export interface ExternalPrice {
  readonly rate: Decimal
  /** The amount that leaves the account, without the fee. */
  readonly fromAmount: Decimal
  /** Its value in the other currency. */
  readonly toAmount: Decimal
  /** The payer's share of the fee, in the currency of the account. */
  readonly fee: Decimal
  /** The payee's share of the fee, out of `toAmount`. */
  readonly deducted: Decimal
}

/**
 * Prices a transfer by the amount that is to arrive. The amount that leaves is its cost, rounded up
 * to the smallest unit.
 *
 * @throws {Refusal} `VF` with the field.
 */
export async function externalPrice(
  sql: Sql,
  kind: ExternalKind,
  { from, to, amount, feeShare = 'OUR' }: Arriving,
): Promise<ExternalPrice> {
  const rate = await exchangeRate(sql, from.currencyCode, to.currencyCode)
  if (rate === undefined) throw refuse.invalid('currency', 'There is no rate for this currency.')
  const toAmount = roundHalfUp(amount, to.decimals)
  const fromAmount = roundUp(divide(toAmount, rate), from.decimals)
  const whole = await feeOf(sql, kind, { amount: fromAmount, decimals: from.decimals })
  const fee = roundHalfUp(multiply(whole, PAYERS_PART[feeShare]), from.decimals)
  const deducted = roundHalfUp(multiply(subtract(whole, fee), rate), to.decimals)
  if (compare(deducted, toAmount) >= 0) throw refuse.invalid('amount', 'Nothing would arrive.')
  return { rate, fromAmount, toAmount, fee, deducted }
}

/** The payer's part of the fee. */
export const PAYERS_PART: Readonly<Record<FeeShare, Decimal>> = { OUR: '1', SHA: '0.5', BEN: '0' }
