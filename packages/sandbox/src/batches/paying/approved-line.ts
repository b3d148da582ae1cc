import type { OrderLine } from '../order-lines.ts'
import type { BatchLine } from './batch-line.ts'

/** Returns a row of an order as it was approved: it pays nobody else, and for no other price. */
export function approvedLine({ rowId, note, fee, ...line }: OrderLine): BatchLine {
  const row = { rowId, note: note ?? undefined }
  if (line.account === null) {
    const { email, amount, payeeId } = line
    return { ...row, email, amount, approved: { payeeId, fee } }
  }
  const { account, amount, toAmount, feeShare } = line
  const approved = { amount, fee }
  return { ...row, account, amount: toAmount, feeShare: feeShare ?? undefined, approved }
}
