import type { IdentityCheckStatus } from '@sixpence/protocol'
import type { ProviderState } from '../identity-provider/index.ts'

/** What moves a check: the customer says that they are done, or the provider how far it is. */
export type RunNews = 'customerDone' | ProviderState

const STATUS_OF: Readonly<Record<RunNews, IdentityCheckStatus>> = {
  awaiting_input: 'open',
  customerDone: 'underInvestigation',
  processing: 'underInvestigation',
  approved: 'approved',
  declined: 'declined',
  abandoned: 'expired',
}

/** A check that is at one of these stays there. */
export const isEnded = (status: IdentityCheckStatus): boolean =>
  status === 'approved' || status === 'declined' || status === 'expired'

/**
 * Where a check is after news. It never goes back, so it makes no difference how often, or in which
 * order, the same news comes; and only the provider ends it.
 */
export function statusAfter(status: IdentityCheckStatus, news: RunNews): IdentityCheckStatus {
  const next = STATUS_OF[news]
  if (isEnded(status) || next === 'open') return status
  return next
}

/** As often as somebody may be declined before trying again does not help. */
export const MOST_DECLINED = 3

/** The reason after which trying again does not help. */
const FINAL_REASON = 'finalRefusal'

/** Whether another check can help somebody whose last one ended so. */
export function canRetry(
  { status, reason }: { readonly status: IdentityCheckStatus; readonly reason: string | null },
  declinedTimes: number,
): boolean {
  if (status === 'expired') return true
  return status === 'declined' && reason !== FINAL_REASON && declinedTimes < MOST_DECLINED
}
