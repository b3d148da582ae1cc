import {
  type RequestedPlan,
  SUBSCRIPTION_TRANSACTIONS,
  subscriptionFault,
  type SubscriptionFault,
  type SubscriptionFields,
  subscriptionTerms,
  type SubscriptionTerms,
} from '@sixpence/protocol'
import { refuse } from '../http/index.ts'

const { least, most } = SUBSCRIPTION_TRANSACTIONS

const REASONS: Readonly<Record<SubscriptionFault, readonly [param: string, description: string]>> =
  {
    unknownFrequency: ['subscriptionFrequency', 'It is repeated weekly, monthly or quarterly.'],
    endBeforeFirst: ['subscriptionEndDate', 'The end is before the first payment.'],
    tooFewTransactions: ['subscriptionTransactions', `There are at least ${least} payments.`],
    tooManyTransactions: ['subscriptionTransactions', `There are at most ${most} payments.`],
  }

/** @throws {Refusal} `VF` with the field of an order. */
export function checkPlan(plan: RequestedPlan): void {
  const fault = subscriptionFault(plan)
  if (fault) throw refuse.invalid(...REASONS[fault])
}

/**
 * Returns the terms of repetition of an order from a day on; undefined if it is made once.
 *
 * @throws {Refusal} `VF` with the field.
 */
export function termsFrom(
  fields: SubscriptionFields,
  firstDay: string,
): SubscriptionTerms | undefined {
  const terms = subscriptionTerms(fields)
  if (terms) {
    checkPlan({ ...terms, firstDay })
    return terms
  }
  const { subscriptionEndDate, subscriptionTransactions, subscriptionUserCancel } = fields
  const others = [subscriptionEndDate, subscriptionTransactions, subscriptionUserCancel]
  if (others.every(field => field === undefined)) return undefined
  throw refuse.invalid('subscriptionFrequency', 'Say how often it is repeated.')
}
