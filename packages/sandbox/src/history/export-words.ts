import type { Locale } from '@sixpence/protocol'
import type { TransactionRow } from './find-transactions.ts'
import { textsOf, wordsOf } from '../language/index.ts'

/** The words in a file of the history. */
export interface ExportWords {
  readonly columns: readonly string[]
  readonly statuses: Readonly<Record<TransactionRow['status'], string>>
}

/** In each language. */
export const EXPORT_WORDS: Readonly<Record<Locale, ExportWords>> = textsOf('export')

/** The words of the mail with such a file. */
export const EXPORT_MAIL_WORDS = wordsOf('exportMail')
