import { type PreapprovedStatus, subscriptionDay, type SubscriptionPlan } from '@sixpence/protocol'

/** The number of consecutive failed payments that ends a subscription. */
export const MOST_FAILURES_IN_ROW = 3

/** The state of a subscription when a run is due. */
export interface BeforeRun {
  /** The number of the due run; the first one is 1. */
  readonly number: number
  readonly plan: SubscriptionPlan
  readonly failuresInRow: number
}

/** The state after the run. */
export interface AfterRun {
  readonly status: Exclude<PreapprovedStatus, 'canceled'>
  readonly nextNumber: number
  /** Only for an active one. */
  readonly nextDay: string | undefined
  readonly failuresInRow: number
}

/**
 * Returns the state after a run. A failed run isn't repeated: the next one is that of the next
 * date.
 */
export function afterRun({ number, plan, failuresInRow }: BeforeRun, hasFailed: boolean): AfterRun {
  const failures = hasFailed ? failuresInRow + 1 : 0
  const nextDay = subscriptionDay(plan, number)
  const rest = { nextNumber: number + 1, failuresInRow: failures }
  if (failures === MOST_FAILURES_IN_ROW) return { ...rest, status: 'stopped', nextDay: undefined }
  return { ...rest, status: nextDay === undefined ? 'completed' : 'active', nextDay }
}
