import { BATCH_PAYMENTS, isExternalKind } from '@sixpence/protocol'
import type { OwnAccount } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
import type { Decimal } from '../../money/index.ts'
import { feeOf, findPayee } from '../../payments/index.ts'
import { priceExternal } from '../../transfers/index.ts'
import type { BatchLine } from './batch-line.ts'
import type { PaidType } from './prepare-line.ts'

/** The current payee and price of a row. */
interface PricedLine {
  /** The owner of the address. */
  readonly payeeId?: string | undefined
  /** The amount that leaves, without the fee. */
  readonly amount: Decimal
  readonly fee: Decimal
  /** The amount that arrives, in the currency of an account elsewhere. */
  readonly toAmount?: Decimal
}

/**
 * Prices a row like a single payment.
 *
 * @throws {Refusal} When nothing reaches an account elsewhere in its country and currency.
 */
export async function priceLine(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  line: BatchLine,
  { type, account: source }: { readonly type: PaidType; readonly account: OwnAccount },
): Promise<PricedLine> {
  const { sql } = context
  const { amount } = line
  const kind = BATCH_PAYMENTS[type]
  if (line.account === undefined) {
    const payee = await findPayee(sql, line.email)
    const fee = await feeOf(sql, kind, { amount, decimals: source.decimals })
    return { payeeId: payee?.customerId, amount, fee }
  }
  if (!isExternalKind(kind)) throw new TypeError('Only customers are paid by such a batch.')
  const { countryCode, currency } = line.account
  const { feeShare } = line
  const input = { fromAccount: source.id, countryCode, currency, amount, feeShare }
  const priced = await priceExternal(context, kind, { ...input, permission: '3d' })
  const { fromAmount, fee, toAmount } = priced
  return { amount: fromAmount, fee, toAmount }
}
