import { BATCH_PAYMENTS, isExternalKind } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { type SqlPart, sqlPart } from '../../db/index.ts'
import { refuse } from '../../http/index.ts'
import { type Decimal, exchangeRate } from '../../money/index.ts'
import { PAYERS_PART } from '../../payments/index.ts'
import type { PaidType } from '../paying/paid-type.ts'

/** The bank's rates for the currencies in which the payments of a batch arrive. */
export type Rates = Readonly<Record<string, Decimal>>

/**
 * Reads the rates for currencies.
 *
 * @throws {Refusal} `VF` if there is none for one of them.
 */
export async function ratesFor(
  { sql }: Pick<CallerContext, 'sql'>,
  from: string,
  currencies: Iterable<string>,
): Promise<Rates> {
  const rates: Record<string, Decimal> = {}
  for (const currency of currencies) {
    const rate = await exchangeRate(sql, from, currency)
    if (rate === undefined) throw refuse.invalid('currency', 'There is no rate for this currency.')
    rates[currency] = rate
  }
  return rates
}

interface Pricing {
  readonly type: PaidType
  /** The currency of the paying account. */
  readonly currencyCode: string
  readonly rates: Rates
}

/**
 * The bearer of the fee of a row of `batch_draft_row` without a fault, in capitals: texts are kept
 * as typed, and the check of a row ignores case and blanks of any kind around them.
 */
export const TYPED_FEE_SHARE = sqlPart`
  upper(regexp_replace(cells->>'feeShare', '[^A-Za-z]', '', 'g'))`

/**
 * Returns the parts of a query that price many rows at once, like single payments: `leaves` is the
 * amount that leaves the account and `fee` the payer's part of the fee. The query has a `row` with
 * `amount`, `currency_code` and `fee_share`, and joins `tables`.
 */
export function rowPrice({ type, currencyCode, rates }: Pricing): {
  readonly tables: SqlPart
  readonly leaves: SqlPart
  readonly fee: SqlPart
} {
  const kind = BATCH_PAYMENTS[type]
  const rate = sqlPart`(${{ ...rates }}::jsonb ->> row.currency_code)::numeric`
  // Rounded up to the smallest unit, at a precision that no amount reaches.
  const leaves = isExternalKind(kind)
    ? sqlPart`round(ceil(round(row.amount, 40) / ${rate} * 10::numeric ^ source.minor_units)
        / 10::numeric ^ source.minor_units, source.minor_units)`
    : // Keeps decimals that the currency doesn't have: such a row is refused and never rounded.
      sqlPart`round(row.amount, greatest(source.minor_units, scale(row.amount)))`
  return {
    tables: sqlPart`currency source on source.code = ${currencyCode}
      join fee_schedule on fee_schedule.operation = ${kind}`,
    leaves,
    fee: sqlPart`round(fee_of(fee_schedule, ${leaves}, source.minor_units)
      * coalesce((${{ ...PAYERS_PART }}::jsonb ->> row.fee_share)::numeric, 1), source.minor_units)`,
  }
}
