import type { Locale } from '@sixpence/protocol'
import { textsOf } from '../language/index.ts'

/** The words of a transaction's receipt. */
export interface ReceiptWords {
  readonly title: string
  readonly received: string
  readonly sent: string
  readonly amount: string
  readonly from: string
  readonly to: string
  readonly note: string
  readonly holder: string
  readonly account: string
  readonly date: string
  readonly number: string
  readonly closing: string
}

/** In each language. */
export const RECEIPT_WORDS: Readonly<Record<Locale, ReceiptWords>> = textsOf('receipt')
