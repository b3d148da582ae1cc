import type { Batch, Locale, Rail } from '@sixpence/protocol'
import { textsOf } from '../../language/index.ts'

/** The words of the receipt of a batch. */
export interface BatchReceiptWords {
  readonly title: string
  readonly provisionalTitle: string
  readonly provisional: string
  readonly name: string
  readonly number: string
  readonly status: string
  readonly holder: string
  readonly account: string
  readonly submitted: string
  readonly confirmed: string
  readonly approved: string
  readonly declined: string
  readonly cancelled: string
  readonly lastPaid: string
  readonly issued: string
  readonly paid: string
  readonly fees: string
  readonly taken: string
  readonly outcome: string
  readonly way: string
  readonly payments: string
  readonly amount: string
  readonly hash: string
  readonly closing: string
  readonly statuses: Readonly<Record<Exclude<Batch['status'], 'draft' | 'pendingApproval'>, string>>
  readonly ways: Readonly<Record<Rail | 'people', string>>
}

/** In each language. */
export const BATCH_RECEIPT_WORDS: Readonly<Record<Locale, BatchReceiptWords>> =
  textsOf('batchReceipt')
