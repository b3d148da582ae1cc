import type { CallerContext } from '../context.ts'
import type { Decimal } from '../money/index.ts'
import type { Operation } from '../payments/index.ts'
import { limitFault } from './limit-fault.ts'
import { limitsLeft } from './limits-left.ts'
import { refuse } from '../http/index.ts'

export interface LimitedAmount {
  readonly operation: Operation
  readonly currencyCode: string
  /** The amount that leaves the account, without the fee. */
  readonly amount: Decimal
  /** The field to name in a refusal. */
  readonly param: string
}

/**
 * Refuses an amount that exceeds the limits. Locks the customer until the transaction ends: a limit
 * spans all their accounts, and two concurrent payments could otherwise both use the rest of a
 * day.
 *
 * @throws {Refusal} `VF` with the field.
 */
export async function checkLimits(
  context: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  { operation, currencyCode, amount, param }: LimitedAmount,
): Promise<void> {
  await holdPayer(context)
  const left = await limitsLeft(context, operation, currencyCode)
  const fault = limitFault(left, amount)
  if (fault !== undefined) throw refuse.invalid(param, `${fault} ${currencyCode}.`)
}

/** Locks the customer acted for until the transaction ends, so that they make one payment at a time. */
export async function holdPayer({ sql, caller }: Pick<CallerContext, 'sql' | 'caller'>) {
  // The weaker lock, so that payments to this customer need not wait.
  await sql`select from customer where id = ${caller.customerId} for no key update`
}
