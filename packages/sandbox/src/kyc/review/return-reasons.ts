import type { Locale } from '@sixpence/protocol'
import { asWritten, type Text, textIn, wordsOf } from '../../language/index.ts'

const WORDS = wordsOf('kycReturnReason')

/** The reason why the bank sends answers back, as stored. */
export const RETURN_REASON_CODES = Object.keys(WORDS) as readonly (keyof typeof WORDS)[]

const isCode = (reason: string): reason is keyof typeof WORDS => Object.hasOwn(WORDS, reason)

/**
 * A reason in plain words, with what to do; anything that isn't a code is the text of the bank's
 * staff.
 */
export const returnText = (reason: string): Text =>
  isCode(reason) ? { words: WORDS[reason] } : asWritten(reason)

/** Like {@link returnText}, in a known language. */
export const returnWords = (reason: string, locale: Locale): string =>
  textIn(locale, returnText(reason))
