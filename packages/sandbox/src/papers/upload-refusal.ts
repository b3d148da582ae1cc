import type { Locale } from '@sixpence/protocol'
import { refuse } from '../http/index.ts'
import { textIn, wordsOf } from '../language/index.ts'

const WORDS = wordsOf('uploadRefusal')

/** Why the bank does not take a document or one of its files. */
export type UploadRefusal = keyof typeof WORDS

/** As the customer is told it, with what to do. */
export const uploadText = (locale: Locale, reason: UploadRefusal): string =>
  textIn(locale, { words: WORDS[reason] })

/** A no to one field of an upload, with what to do, in the customer's language. */
export const refuseUpload = (locale: Locale, field: string, reason: UploadRefusal) =>
  refuse.invalid(field, uploadText(locale, reason))
