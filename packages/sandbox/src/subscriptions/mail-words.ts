import { LOCALES, type SubscriptionTerms } from '@sixpence/protocol'
import { inTheirWords, type Text, wordsOf, writingOf } from '../language/index.ts'

/** The texts of mails about repeating payments. */
export const SUBSCRIPTION_MAIL_WORDS = wordsOf('subscriptionMail')

/** Returns a day in each language's format. */
export const dayText = (day: string): Text =>
  inTheirWords(
    Object.fromEntries(
      LOCALES.map(locale => [locale, writingOf(locale).day(day)]),
    ) as Text['words'], // one for each
  )

const UNTIL = {
  end: 'untilEnd',
  count: 'untilCount',
  both: 'untilBoth',
  none: 'untilCanceled',
} as const

/** Returns a sentence about a payment's repetition; nothing if it is made once. */
export function repetitionText(terms: SubscriptionTerms | undefined): readonly Text[] {
  if (!terms) return []
  const { frequency, endDate, transactions, userCancel } = terms
  const words = SUBSCRIPTION_MAIL_WORDS
  const values = {
    ...(endDate !== undefined && { end: dayText(endDate) }),
    ...(transactions !== undefined && { count: String(transactions) }),
  }
  const until = { words: words[UNTIL[untilOf(terms)]], values }
  const repeats = { words: words[frequency], values: { until } }
  return userCancel ? [repeats] : [repeats, { words: words.bankOnly }]
}

function untilOf({ endDate, transactions }: SubscriptionTerms): keyof typeof UNTIL {
  if (endDate !== undefined) return transactions === undefined ? 'end' : 'both'
  return transactions === undefined ? 'none' : 'count'
}
