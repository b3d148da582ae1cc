import type { ExternalKind, ExternalTransferToPrice, FeeShare } from '@sixpence/protocol'
import { activeOwnAccount, type OwnAccount } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { minorUnits } from '../../money/index.ts'
import { externalPrice, type ExternalPrice } from '../../payments/index.ts'
import { checkDecimals } from '../check-decimals.ts'
import { payoutWays, type PayoutWayRow } from './payout-ways.ts'

/** A transfer out of the bank with its full price. */
export interface PricedExternal extends ExternalPrice {
  readonly source: OwnAccount
  readonly way: PayoutWayRow
  /** The currency in which it arrives. */
  readonly currencyCode: string
}

type PriceInput = ExternalTransferToPrice & { readonly feeShare?: FeeShare | undefined }

/**
 * Prices a transfer from an open account, by an existing way.
 *
 * @throws {Refusal} `13`, `CA`, or `VF` with the field.
 */
export async function priceExternal(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  kind: ExternalKind,
  { fromAccount, countryCode, currency, amount, feeShare }: PriceInput,
): Promise<PricedExternal> {
  const { sql } = context
  const source = await activeOwnAccount(context, fromAccount, 'fromAccount')
  const way = await wayFor(sql, { kind, countryCode, currency })
  const to = { currencyCode: currency, decimals: (await minorUnits(sql, currency)) ?? 0 }
  checkDecimals(amount, to, 'amount')
  const price = await externalPrice(sql, kind, { from: source, to, amount, feeShare })
  return { ...price, source, way, currencyCode: currency }
}

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
