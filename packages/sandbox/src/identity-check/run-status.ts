import type { IdentityCheckStatus } from '@sixpence/protocol'
import type { ProviderState } from '../identity-provider/index.ts'

/** The events that move a check: the customer is done, or the provider reports a state. */
export type RunNews = 'customerDone' | ProviderState

const STATUS_OF: Readonly<Record<RunNews, IdentityCheckStatus>> = {
  awaiting_input: 'open',
  customerDone: 'underInvestigation',
  processing: 'underInvestigation',
  approved: 'approved',
  declined: 'declined',
  abandoned: 'expired',
}

/** A check with one of these keeps it. */
export const isEnded = (status: IdentityCheckStatus): boolean =>
  status === 'approved' || status === 'declined' || status === 'expired'

/**
 * Returns a check's status after news. It never goes back, so it doesn't matter how often, or in
 * which order, the same news arrives; and only the provider ends it.
 */
export function statusAfter(status: IdentityCheckStatus, news: RunNews): IdentityCheckStatus {
  const next = STATUS_OF[news]
  if (isEnded(status) || next === 'open') return status
  return next
}

/** The number of declined checks after which another attempt doesn't help. */
export const MOST_DECLINED = 3

/** The reason after which another attempt doesn't help. */
const FINAL_REASON = 'finalRefusal'

/** Returns true if another check can help somebody after this result. */
export function canRetry(
  { status, reason }: { readonly status: IdentityCheckStatus; readonly reason: string | null },
  declinedTimes: number,
): boolean {
  if (status === 'expired') return true
  return status === 'declined' && reason !== FINAL_REASON && declinedTimes < MOST_DECLINED
}
