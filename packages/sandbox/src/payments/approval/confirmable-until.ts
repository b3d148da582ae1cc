import type { CallerContext } from '../../context.ts'
import { CHECKOUT_PAYMENT_LIFE_MS } from './approval-code.ts'
import { mayApprove } from './needs-approval.ts'

/**
 * Until when something that is paid once waits to be confirmed: who goes away does not keep others
 * from it for long. Undefined where somebody else is to approve, which waits as long as requests
 * do.
 */
export function confirmableUntil({
  clock,
  caller,
}: Pick<CallerContext, 'clock' | 'caller'>): Date | undefined {
  if (!mayApprove(caller)) return undefined
  return new Date(clock.now().getTime() + CHECKOUT_PAYMENT_LIFE_MS)
}
