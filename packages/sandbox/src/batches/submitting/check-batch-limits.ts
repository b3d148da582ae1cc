import { BATCH_PAYMENTS } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'
import { compare, type Decimal } from '../../money/index.ts'
import { holdPayer, limitsLeft } from '../../transfers/index.ts'
import type { PaidType } from '../paying/paid-type.ts'

interface Batch {
  readonly type: PaidType
  readonly currencyCode: string
  /** The total of all rows, without fees. */
  readonly amount: Decimal
}

/**
 * Refuses a batch that is more than may still leave today or this month. The limits of each payment
 * are rules of its row.
 *
 * @throws {Refusal} `VF` with `limit`.
 */
export async function checkBatchLimits(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  { type, currencyCode, amount }: Batch,
): Promise<void> {
  await holdPayer(context)
  const left = await limitsLeft(context, BATCH_PAYMENTS[type], currencyCode)
  const check = (most: Decimal | undefined, period: string) => {
    if (most === undefined || compare(amount, most) <= 0) return
    throw refuse.invalid(
      'limit',
      `The most that can still be sent ${period} is ${most} ${currencyCode}.`,
    )
  }
  check(left.dailyLeft, 'today')
  check(left.monthlyLeft, 'this month')
}
