import type { ExternalKind, ExternalTransferToPrice, FeeShare } from '@sixpence/protocol'
import { activeOwnAccount, type OwnAccount } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
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
import { checkDecimals } from '../check-decimals.ts'
import { feeOf } from '../schedules.ts'
import { payoutWays, type PayoutWayRow } from './payout-ways.ts'

/** A transfer out of the bank with everything that it costs. */
export interface PricedExternal {
  readonly source: OwnAccount
  readonly way: PayoutWayRow
  /** In which it arrives. */
  readonly currencyCode: string
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

type Asked = ExternalTransferToPrice & { readonly feeShare?: FeeShare | undefined }

/**
 * Prices a transfer by what is to arrive. What leaves is what that costs, rounded up to the
 * smallest unit.
 *
 * @throws {Refusal} `13`, `CA`, or `VF` with the field.
 */
export async function priceExternal(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  kind: ExternalKind,
  { fromAccount, countryCode, currency, amount, feeShare = 'OUR' }: Asked,
): Promise<PricedExternal> {
  const { sql } = context
  const source = await activeOwnAccount(context, fromAccount, 'fromAccount')
  const way = await wayFor(sql, { kind, countryCode, currency })
  const decimals = (await minorUnits(sql, currency)) ?? 0
  checkDecimals(amount, { currencyCode: currency, decimals }, 'amount')
  const rate = await exchangeRate(sql, source.currencyCode, currency)
  if (rate === undefined) throw refuse.invalid('currency', 'There is no rate for this currency.')
  const toAmount = roundHalfUp(amount, decimals)
  const fromAmount = roundUp(divide(toAmount, rate), source.decimals)
  const whole = await feeOf(sql, kind, { amount: fromAmount, decimals: source.decimals })
  const fee = roundHalfUp(multiply(whole, PAYERS_PART[feeShare]), source.decimals)
  const deducted = roundHalfUp(multiply(subtract(whole, fee), rate), decimals)
  if (compare(deducted, toAmount) >= 0) throw refuse.invalid('amount', 'Nothing would arrive.')
  return { source, way, currencyCode: currency, rate, fromAmount, toAmount, fee, deducted }
}

const PAYERS_PART: Readonly<Record<FeeShare, Decimal>> = { OUR: '1', SHA: '0.5', BEN: '0' }

async function wayFor(
  sql: CallerContext['sql'],
  { kind, countryCode, currency }: { kind: ExternalKind; countryCode: string; currency: string },
): Promise<PayoutWayRow> {
  const ways = (await payoutWays(sql, countryCode)).filter(way => way.kind === kind)
  if (ways.length === 0) throw refuse.invalid('countryCode', 'No such payments go to this country.')
  const way = ways.find(({ currencies }) => currencies.includes(currency))
  if (!way) throw refuse.invalid('currency', 'No such payments arrive in this currency there.')
  return way
}
