import type { Locale } from '@sixpence/protocol'
import { refuse } from '../http/index.ts'
import { textIn, wordsOf } from '../language/index.ts'

const WORDS = wordsOf('uploadRefusal')

/** Why the bank does not take a document or one of its files. */
export type UploadRefusal = keyof typeof WORDS

/** A no to one field of an upload, with what to do, in the customer's language. */
export const refuseUpload = (locale: Locale, field: string, reason: UploadRefusal) =>
  refuse.invalid(field, textIn(locale, { words: WORDS[reason] }))
