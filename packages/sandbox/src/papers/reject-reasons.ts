import type { Locale } from '@sixpence/protocol'
import { asWritten, type Text, textIn, wordsOf } from '../language/index.ts'

const WORDS = wordsOf('rejectReason')

/** Why the bank does not accept a document, as it is kept. */
export type RejectReason = keyof typeof WORDS

export const REJECT_REASON_CODES = Object.keys(WORDS) as readonly RejectReason[]

const isReason = (code: string): code is RejectReason => Object.hasOwn(WORDS, code)

/** Whether no other document helps after this reason. */
export const isFinalRefusal = (reason: string | null): boolean => reason === 'finalRefusal'

/** A reason in plain words, with what to do; what is no code are words of the bank's staff. */
export const rejectText = (code: string): Text =>
  isReason(code) ? { words: WORDS[code] } : asWritten(code)

/** As {@link rejectText}, in a language that is known. */
export const rejectWords = (code: string, locale: Locale): string =>
  textIn(locale, rejectText(code))
