import type { CallerContext } from '../../context.ts'
import { CHECKOUT_PAYMENT_LIFE_MS } from './approval-code.ts'
import { mayApprove } from './needs-approval.ts'

/**
 * Returns the time until which a one-time payment waits for confirmation, so that an abandoned one
 * soon stops blocking others. Undefined if somebody else is to approve it, since it then waits as
 * long as requests do.
 */
export function confirmableUntil({
  clock,
  caller,
}: Pick<CallerContext, 'clock' | 'caller'>): Date | undefined {
  if (!mayApprove(caller)) return undefined
  return new Date(clock.now().getTime() + CHECKOUT_PAYMENT_LIFE_MS)
}
