import type { BatchPayee, BatchPayment, BatchReason, Locale } from '@sixpence/protocol'
import { textsOf } from '../language/index.ts'

/** The words in the file of a batch. */
export interface BatchWords {
  /** The columns that name the payee. */
  readonly payee: Readonly<Record<BatchPayee['type'], readonly string[]>>
  /** The columns after them. */
  readonly columns: readonly string[]
  readonly statuses: Readonly<Record<BatchPayment['status'], string>>
  readonly reasons: Readonly<Record<BatchReason, string>>
}

/** In each language. */
export const BATCH_WORDS: Readonly<Record<Locale, BatchWords>> = textsOf('batch')
