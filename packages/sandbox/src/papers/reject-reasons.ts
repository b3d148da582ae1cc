import type { Locale } from '@sixpence/protocol'
import { asWritten, type Text, textIn, wordsOf } from '../language/index.ts'

const WORDS = wordsOf('rejectReason')

/** The stored reason why the bank doesn't accept a document. */
export type RejectReason = keyof typeof WORDS

export const REJECT_REASON_CODES = Object.keys(WORDS) as readonly RejectReason[]

const isReason = (code: string): code is RejectReason => Object.hasOwn(WORDS, code)

/** Checks if no other document helps after this reason. */
export const isFinalRefusal = (reason: string | null): boolean => reason === 'finalRefusal'

/**
 * Returns a reason in plain words, with advice. Anything that isn't a code is the bank staff's own
 * text.
 */
export const rejectText = (code: string): Text =>
  isReason(code) ? { words: WORDS[code] } : asWritten(code)

/** Returns {@link rejectText} in a known language. */
export const rejectWords = (code: string, locale: Locale): string =>
  textIn(locale, rejectText(code))
