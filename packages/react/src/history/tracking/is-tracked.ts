import type { Transaction } from '@sixpence/core/history'
import { EXTERNAL_KINDS, PAYMENT_KINDS } from '@sixpence/core/transfers'

const LEAVES_THE_BANK: ReadonlySet<Transaction['type']> = new Set(
  EXTERNAL_KINDS.map(kind => PAYMENT_KINDS[kind].transaction),
)

/** Returns true if the bank can track the payment, because its money has left for another bank. */
export const isTracked = ({ type, direction, status }: Transaction): boolean =>
  LEAVES_THE_BANK.has(type) && direction === 'out' && status === 'completed'
