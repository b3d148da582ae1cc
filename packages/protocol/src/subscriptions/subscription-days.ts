import { utcDay } from '../utc-day.ts'
/** The interval between repeated payments. */
export const SUBSCRIPTION_FREQUENCIES = ['weekly', 'monthly', 'quarterly'] as const

export type SubscriptionFrequency = (typeof SUBSCRIPTION_FREQUENCIES)[number]

/** The plan of a repeated payment; days in UTC, as `YYYY-MM-DD`. */
export interface SubscriptionPlan {
  readonly frequency: SubscriptionFrequency
  /** The day of the first payment. Months without this day are paid on their last day. */
  readonly firstDay: string
  /** The last day on which it may be made. */
  readonly endDate?: string | undefined
  /** The number of payments, including the first. */
  readonly transactions?: number | undefined
}

const DAYS_OF_A_WEEK = 7
const MONTHS = { weekly: 0, monthly: 1, quarterly: 3 } as const
const LAST_YEAR = 9999

/**
 * Returns the day of a payment, starting at index 0; undefined if it would be after the end, or one
 * too many. Late days are kept in months that have them: 31 January, 28 February, 31 March.
 */
export function subscriptionDay(plan: SubscriptionPlan, index: number): string | undefined {
  const { firstDay, endDate, transactions } = plan
  if (transactions !== undefined && index >= transactions) return undefined
  const at = dateOf(plan, index, new Date(`${firstDay}T00:00:00Z`))
  if (at.getUTCFullYear() > LAST_YEAR) return undefined
  const day = utcDay(at)
  return endDate !== undefined && day > endDate ? undefined : day
}

/** Returns the days of at most `count` payments, starting at index `from`; fewer at the end. */
export function subscriptionDays(
  plan: SubscriptionPlan,
  count: number,
  from = 0,
): readonly string[] {
  const days = Array.from({ length: count }, (_, offset) => subscriptionDay(plan, from + offset))
  return days.filter(day => day !== undefined)
}

/** Always counts from the first day: counting from the previous one would lose the 31st. */
function dateOf({ frequency }: SubscriptionPlan, index: number, first: Date): Date {
  const [year, month, day] = [first.getUTCFullYear(), first.getUTCMonth(), first.getUTCDate()]
  if (frequency === 'weekly') return new Date(Date.UTC(year, month, day + index * DAYS_OF_A_WEEK))
  const then = month + index * MONTHS[frequency]
  // Day 0 is the last day of the month before.
  const lastDay = new Date(Date.UTC(year, then + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, then, Math.min(day, lastDay)))
}
