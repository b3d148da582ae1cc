import type { ExternalKind, FeeShare } from '@sixpence/protocol'
import type { Sql } from '../../db/index.ts'
import { refuse } from '../../http/index.ts'
import {
  compare,
  type Decimal,
  divide,
  exchangeRate,
  minorUnits,
  multiply,
  roundHalfUp,
  roundUp,
  subtract,
} from '../../money/index.ts'
import { feeOf } from './fee-of.ts'

/** What is to arrive, and what pays for it. */
export interface Arriving {
  readonly from: { readonly currencyCode: string; readonly decimals: number }
  /** In which it arrives. */
  readonly currency: string
  readonly amount: Decimal
  readonly feeShare?: FeeShare | undefined
}

/** What a transfer out of the bank costs now. */
export interface ExternalPrice {
  readonly rate: Decimal
  /** What leaves the account, the fee not included. */
  readonly fromAmount: Decimal
  /** What that becomes in the other currency. */
  readonly toAmount: Decimal
  /** What the payer bears, in the currency of the account. */
  readonly fee: Decimal
  /** What the payee bears, out of `toAmount`. */
  readonly deducted: Decimal
}

/**
 * Prices a transfer by what is to arrive. What leaves is what that costs, rounded up to the
 * smallest unit.
 *
 * @throws {Refusal} `VF` with the field.
 */
export async function externalPrice(
  sql: Sql,
  kind: ExternalKind,
  { from, currency, amount, feeShare = 'OUR' }: Arriving,
): Promise<ExternalPrice> {
  const decimals = (await minorUnits(sql, currency)) ?? 0
  const rate = await exchangeRate(sql, from.currencyCode, currency)
  if (rate === undefined) throw refuse.invalid('currency', 'There is no rate for this currency.')
  const toAmount = roundHalfUp(amount, decimals)
  const fromAmount = roundUp(divide(toAmount, rate), from.decimals)
  const whole = await feeOf(sql, kind, { amount: fromAmount, decimals: from.decimals })
  const fee = roundHalfUp(multiply(whole, PAYERS_PART[feeShare]), from.decimals)
  const deducted = roundHalfUp(multiply(subtract(whole, fee), rate), decimals)
  if (compare(deducted, toAmount) >= 0) throw refuse.invalid('amount', 'Nothing would arrive.')
  return { rate, fromAmount, toAmount, fee, deducted }
}

const PAYERS_PART: Readonly<Record<FeeShare, Decimal>> = { OUR: '1', SHA: '0.5', BEN: '0' }
