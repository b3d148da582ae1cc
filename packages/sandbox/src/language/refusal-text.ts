import type { Locale } from '@sixpence/protocol'
import { wordsOf } from './bank-texts.ts'
import { type Text, textIn } from './text.ts'

const WORDS = wordsOf('refusal')

/**
 * Returns the bank's reason for refusing a value, in the customer's language. Forms show it at the
 * field.
 */
export const refusalText = (
  locale: Locale,
  reason: keyof typeof WORDS,
  values?: Text['values'],
): string => textIn(locale, { words: WORDS[reason], values })
