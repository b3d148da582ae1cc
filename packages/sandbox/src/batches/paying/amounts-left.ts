import { BATCH_PAYMENTS, type BatchReason } from '@sixpence/protocol'
import { availableAmount } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
import { add, compare, type Decimal, subtract } from '../../money/index.ts'
import { holdPayer, limitFault, type LimitsLeft, limitsLeft } from '../../transfers/index.ts'
import type { PaidType } from './paid-type.ts'

/** The amount and fee that leave an account with a payment. */
export interface Leaving {
  readonly amount: Decimal
  readonly fee: Decimal
}

/** The amounts that may still leave: less with each row, as if each were paid before the next. */
export interface AmountsLeft {
  /** Returns why a row can't be paid. */
  reasonAgainst(leaving: Leaving): BatchReason | undefined
  take(leaving: Leaving): void
}

interface Paying {
  readonly type: PaidType
  readonly accountId: string
  readonly currencyCode: string
}

/** Reads the limits and the money left. The account must be locked; locks the customer. */
export async function amountsLeft(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  { type, accountId, currencyCode }: Paying,
): Promise<AmountsLeft> {
  await holdPayer(context)
  let limits = await limitsLeft(context, BATCH_PAYMENTS[type], currencyCode)
  let funds = await availableAmount(context, accountId)
  return {
    reasonAgainst({ amount, fee }) {
      if (limitFault(limits, amount) !== undefined) return 'amount'
      return compare(add(amount, fee), funds) > 0 ? 'funds' : undefined
    },
    take({ amount, fee }) {
      limits = lessBy(limits, amount)
      funds = subtract(funds, add(amount, fee))
    },
  }
}

function lessBy({ dailyLeft, monthlyLeft, ...limits }: LimitsLeft, amount: Decimal): LimitsLeft {
  const less = (left: Decimal | undefined) => left && subtract(left, amount)
  return { ...limits, dailyLeft: less(dailyLeft), monthlyLeft: less(monthlyLeft) }
}
