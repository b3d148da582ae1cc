import type { Fields } from '../fields/index.ts'
import { PAYMENT_TYPES } from '../payment-kinds/index.ts'

/** The kind of a row in the history. */
export const TRANSACTION_TYPE = {
  ...PAYMENT_TYPES,
  1: 'deposit',
  4: 'fee',
  8: 'transferReturn',
} as const

/** The state of an export file. */
export const EXPORT_STATUSES = ['processing', 'ready', 'failed'] as const

/** The form to send an export by email. */
export const EXPORT_EMAIL_FIELDS = { email: { kind: 'email' } } as const satisfies Fields

export type TransactionType = (typeof TRANSACTION_TYPE)[keyof typeof TRANSACTION_TYPE]

/** The maximum length of a text to search for. */
export const LONGEST_KEYWORD = 200
