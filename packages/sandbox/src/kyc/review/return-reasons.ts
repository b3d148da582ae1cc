import type { Locale } from '@sixpence/protocol'
import { asWritten, type Text, textIn, wordsOf } from '../../language/index.ts'

const WORDS = wordsOf('kycReturnReason')

/** Why the bank sends answers back, as it is kept. */
export const RETURN_REASON_CODES = Object.keys(WORDS) as readonly (keyof typeof WORDS)[]

const isCode = (reason: string): reason is keyof typeof WORDS => Object.hasOwn(WORDS, reason)

/** A reason in plain words, with what to do; what is no code are words of the bank's staff. */
export const returnText = (reason: string): Text =>
  isCode(reason) ? { words: WORDS[reason] } : asWritten(reason)

/** As {@link returnText}, in a language that is known. */
export const returnWords = (reason: string, locale: Locale): string =>
  textIn(locale, returnText(reason))
