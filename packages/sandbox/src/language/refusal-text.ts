import type { Locale } from '@sixpence/protocol'
import { wordsOf } from './bank-texts.ts'
import { type Text, textIn } from './text.ts'

const WORDS = wordsOf('refusal')

/** Why the bank takes no such value, in the customer's language: forms show it at the field. */
export const refusalText = (
  locale: Locale,
  reason: keyof typeof WORDS,
  values?: Text['values'],
): string => textIn(locale, { words: WORDS[reason], values })
