import {
  subscriptionDays,
  subscriptionFault,
  subscriptionTerms,
  type SubscriptionFields,
  type SubscriptionFrequency,
} from '@sixpence/core/preapproved'

/** The repetition of a transfer, while it is being filled in. */
export interface RepeatDraft {
  readonly frequency: SubscriptionFrequency
  readonly ends: 'never' | 'date' | 'count'
  /** `YYYY-MM-DD`, or empty. */
  readonly endDate: string
  /** The typed text. */
  readonly countText: string
  /** True if the customer may stop it. */
  readonly userCancel: boolean
}

/** The repetition that a form begins with. */
export const FIRST_REPEAT: RepeatDraft = {
  frequency: 'monthly',
  ends: 'never',
  endDate: '',
  countText: '',
  userCancel: true,
}

/** The fault, by its field. `once`: the end comes before the second payment. */
export type RepeatFault = 'endMissing' | 'endBeforeFirst' | 'once' | 'count'

/** Returns the fields of the order; none for a single transfer. */
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

/** Judges it by the bank's rules on the day of the first payment. */
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

/** Returns the draft of a repeated order. */
export function repeatOf(order: SubscriptionFields): RepeatDraft | undefined {
  const terms = subscriptionTerms(order)
  if (!terms) return undefined
  const { frequency, endDate = '', transactions, userCancel } = terms
  const ends = transactions !== undefined ? 'count' : endDate === '' ? 'never' : 'date'
  return { frequency, ends, endDate, countText: String(transactions ?? ''), userCancel }
}
