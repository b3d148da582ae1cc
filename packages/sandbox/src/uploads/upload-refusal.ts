import type { Locale } from '@sixpence/protocol'
import { refuse } from '../http/index.ts'
import { textIn, wordsOf } from '../language/index.ts'

const WORDS = wordsOf('uploadRefusal')

/** The reason why the bank refuses a document or one of its files. */
export type UploadRefusal = keyof typeof WORDS

/** Returns the reason in the customer's words, with advice. */
export const uploadText = (locale: Locale, reason: UploadRefusal): string =>
  textIn(locale, { words: WORDS[reason] })

/** Refuses one field of an upload, with advice in the customer's language. */
export const refuseUpload = (locale: Locale, field: string, reason: UploadRefusal) =>
  refuse.invalid(field, uploadText(locale, reason))
