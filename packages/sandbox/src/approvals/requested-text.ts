import type { Text } from '../language/index.ts'
import { REQUEST_MAIL_WORDS } from './request-mail-words.ts'
import { isForBatch, type RequestRow } from './request-row.ts'

/** Returns the text that reminds the requester of the request. */
export function requestedText(row: RequestRow): Text {
  const amount = { amount: row.amount, currencyCode: row.currency_code }
  return isForBatch(row)
    ? { words: REQUEST_MAIL_WORDS.batchAsked, values: { amount, name: row.payee_name } }
    : { words: REQUEST_MAIL_WORDS.asked, values: { amount, payee: row.payee_name } }
}
