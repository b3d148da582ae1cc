import { SUBSCRIPTION_FREQUENCIES, type SubscriptionPlan } from './subscription-days.ts'

/** A single payment isn't a repeated one; use an open-ended plan for more than the maximum. */
export const SUBSCRIPTION_TRANSACTIONS = { least: 2, most: 999 } as const

/** The faults of a plan for a repeated payment. */
export type SubscriptionFault =
  | 'unknownFrequency'
  | 'endBeforeFirst'
  | 'tooFewTransactions'
  | 'tooManyTransactions'

/** A requested plan, whose frequency may be any text. */
export type RequestedPlan = Omit<SubscriptionPlan, 'frequency'> & { readonly frequency: string }

/** Returns the fault of a plan; undefined if there is none. */
export function subscriptionFault({
  frequency,
  firstDay,
  endDate,
  transactions,
}: RequestedPlan): SubscriptionFault | undefined {
  if (!SUBSCRIPTION_FREQUENCIES.some(known => known === frequency)) return 'unknownFrequency'
  if (endDate !== undefined && endDate < firstDay) return 'endBeforeFirst'
  if (transactions === undefined) return undefined
  const { least, most } = SUBSCRIPTION_TRANSACTIONS
  if (!Number.isInteger(transactions) || transactions < least) return 'tooFewTransactions'
  return transactions > most ? 'tooManyTransactions' : undefined
}
