import { SUBSCRIPTION_FREQUENCIES, type SubscriptionPlan } from './subscription-days.ts'

/** A single payment is not repeated, and more are left open-ended. */
export const SUBSCRIPTION_TRANSACTIONS = { least: 2, most: 999 } as const

/** Why a payment can't be repeated so. */
export type SubscriptionFault =
  | 'unknownFrequency'
  | 'endBeforeFirst'
  | 'tooFewTransactions'
  | 'tooManyTransactions'

/** A plan as somebody asks for it, with whatever they call their frequency. */
export type RequestedPlan = Omit<SubscriptionPlan, 'frequency'> & { readonly frequency: string }

/** What is wrong with a plan; undefined if nothing is. */
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
