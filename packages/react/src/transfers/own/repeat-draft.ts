import {
  subscriptionDays,
  subscriptionFault,
  subscriptionTerms,
  type SubscriptionFields,
  type SubscriptionFrequency,
} from '@sixpence/core/preapproved'

/** How a transfer is repeated, while it is being filled in. */
export interface RepeatDraft {
  readonly frequency: SubscriptionFrequency
  readonly ends: 'never' | 'date' | 'count'
  /** `YYYY-MM-DD`, or empty. */
  readonly endDate: string
  /** As it was typed. */
  readonly countText: string
  /** Whether the customer may stop it. */
  readonly userCancel: boolean
}

/** What a form begins with when a transfer is to be repeated. */
export const FIRST_REPEAT: RepeatDraft = {
  frequency: 'monthly',
  ends: 'never',
  endDate: '',
  countText: '',
  userCancel: true,
}

/** What is wrong with it, by the field. `once`: the end comes before the second payment. */
export type RepeatFault = 'endMissing' | 'endBeforeFirst' | 'once' | 'count'

/** The fields of the order; none of a transfer that is made once. */
export function repeatFields(repeat: RepeatDraft | undefined): SubscriptionFields {
  if (!repeat) return {}
  const { frequency, ends, endDate, countText, userCancel } = repeat
  return {
    subscriptionFrequency: frequency,
    ...(ends === 'date' && { subscriptionEndDate: endDate }),
    ...(ends === 'count' && { subscriptionTransactions: Number(countText) }),
    subscriptionUserCancel: userCancel,
  }
}

/** Judges it as the bank will on the day of the first payment. */
export function repeatFault(
  repeat: RepeatDraft | undefined,
  firstDay: string,
): RepeatFault | undefined {
  const terms = subscriptionTerms(repeatFields(repeat))
  if (!repeat || !terms) return undefined
  if (repeat.ends === 'date' && repeat.endDate === '') return 'endMissing'
  const fault = subscriptionFault({ ...terms, firstDay })
  if (fault === 'endBeforeFirst') return fault
  if (fault !== undefined) return 'count'
  return subscriptionDays({ ...terms, firstDay }, 2).length < 2 ? 'once' : undefined
}

/** The draft of an order that is repeated. */
export function repeatOf(order: SubscriptionFields): RepeatDraft | undefined {
  const terms = subscriptionTerms(order)
  if (!terms) return undefined
  const { frequency, endDate = '', transactions, userCancel } = terms
  const ends = transactions !== undefined ? 'count' : endDate === '' ? 'never' : 'date'
  return { frequency, ends, endDate, countText: String(transactions ?? ''), userCancel }
}
