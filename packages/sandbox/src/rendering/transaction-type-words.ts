import type { Locale, TransactionType } from '@sixpence/protocol'
import { textsOf } from '../language/index.ts'

/** The name of each type of transaction on paper and in files, in each language. */
export const TRANSACTION_TYPE_WORDS: Readonly<
  Record<Locale, Readonly<Record<TransactionType, string>>>
> = textsOf('transactionType')
