import type { Locale } from '@sixpence/protocol'
import type { TransactionRow } from './find-transactions.ts'
import { textsOf, wordsOf } from '../language/index.ts'

/** What a file of the history says. */
export interface ExportWords {
  readonly columns: readonly string[]
  readonly statuses: Readonly<Record<TransactionRow['status'], string>>
}

/** In each language. */
export const EXPORT_WORDS: Readonly<Record<Locale, ExportWords>> = textsOf('export')

/** What the mail says that such a file comes with. */
export const EXPORT_MAIL_WORDS = wordsOf('exportMail')
