import { type PreapprovedStatus, subscriptionDay, type SubscriptionPlan } from '@sixpence/protocol'

/** So many payments in a row that could not be made end a subscription. */
export const MOST_FAILURES_IN_ROW = 3

/** Where a subscription stands when a run is due. */
export interface BeforeRun {
  /** Of the run that is due; the first one is 1. */
  readonly number: number
  readonly plan: SubscriptionPlan
  readonly failuresInRow: number
}

/** Where it stands after the run. */
export interface AfterRun {
  readonly status: Exclude<PreapprovedStatus, 'canceled'>
  readonly nextNumber: number
  /** Only of an active one. */
  readonly nextDay: string | undefined
  readonly failuresInRow: number
}

/** What follows a run. One that failed is not made up for: the next one is that of the next date. */
export function afterRun({ number, plan, failuresInRow }: BeforeRun, hasFailed: boolean): AfterRun {
  const failures = hasFailed ? failuresInRow + 1 : 0
  const nextDay = subscriptionDay(plan, number)
  const rest = { nextNumber: number + 1, failuresInRow: failures }
  if (failures === MOST_FAILURES_IN_ROW) return { ...rest, status: 'stopped', nextDay: undefined }
  return { ...rest, status: nextDay === undefined ? 'completed' : 'active', nextDay }
}
