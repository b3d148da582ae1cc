import { feeOf } from '../../payments/index.ts'
import type { OwnTransferToPrice } from '@sixpence/protocol'
import { leavableOwnAccount, takingOwnAccount, type OwnAccount } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
import {
  compare,
  type Decimal,
  divide,
  exchangeRate,
  multiply,
  roundDown,
  roundHalfUp,
  roundUp,
} from '../../money/index.ts'
import type { OwnOperation } from '../../payments/index.ts'
import { checkDecimals } from '../check-decimals.ts'
import { refuse } from '../../http/index.ts'

/** A transfer between own accounts with its full price. */
export interface PricedOwnTransfer {
  readonly source: OwnAccount
  readonly target: OwnAccount
  readonly operation: OwnOperation
  readonly rate: Decimal
  readonly fromAmount: Decimal
  readonly toAmount: Decimal
  readonly fee: Decimal
}

/**
 * Prices a transfer by the amount that is to arrive, or by the most that may leave: then its value
 * arrives, rounded down. The amount that leaves is the price of the one that arrives, rounded up to
 * the smallest unit.
 *
 * @throws {Refusal} `13`, `CA`, or `VF` with the field.
 */
export async function priceOwnTransfer(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  transfer: OwnTransferToPrice,
): Promise<PricedOwnTransfer> {
  const { sql } = context
  const { source, target, operation } = await ownRoute(context, transfer)
  const rate = await exchangeRate(sql, source.currencyCode, target.currencyCode)
  if (rate === undefined)
    throw refuse.invalid('toAccount', 'There is no rate between these currencies.')
  const toAmount = arriving(transfer, { source, target, rate })
  const fromAmount = roundUp(divide(toAmount, rate), source.decimals)
  const fee = await feeOf(sql, operation, { amount: fromAmount, decimals: source.decimals })
  return { source, target, operation, rate, fromAmount, toAmount, fee }
}

function arriving(
  { toAmount, fromAmount }: OwnTransferToPrice,
  { source, target, rate }: Pick<PricedOwnTransfer, 'source' | 'target' | 'rate'>,
): Decimal {
  if (toAmount !== undefined && fromAmount === undefined) {
    checkDecimals(toAmount, target, 'toAmount')
    return roundHalfUp(toAmount, target.decimals)
  }
  if (fromAmount === undefined || toAmount !== undefined) {
    throw refuse.invalid('toAmount', 'Name what arrives, or what is to leave.')
  }
  checkDecimals(fromAmount, source, 'fromAmount')
  const worth = roundDown(multiply(fromAmount, rate), target.decimals)
  if (compare(worth, '0') === 0) throw refuse.invalid('fromAmount', 'Nothing would arrive.')
  return worth
}

/**
 * Finds both accounts and the operation between them.
 *
 * @throws {Refusal} `13`, `CA`, or `VF` with `toAccount`.
 */
export async function ownRoute(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  { fromAccount, toAccount }: Pick<OwnTransferToPrice, 'fromAccount' | 'toAccount'>,
): Promise<{ source: OwnAccount; target: OwnAccount; operation: OwnOperation }> {
  const source = await leavableOwnAccount(context, fromAccount, 'fromAccount')
  const target = await takingOwnAccount(context, toAccount, 'toAccount')
  if (target.hasFraudMark) throw refuse.invalid('toAccount', 'The card is blocked for safety.')
  if (source.id === target.id) throw refuse.invalid('toAccount', 'Choose two different accounts.')
  const isSame = source.currencyCode === target.currencyCode
  return { source, target, operation: isSame ? 'ownSameCurrency' : 'ownCrossCurrency' }
}
