import type { CallerContext } from '../../context.ts'
import { postEntry } from '../../ledger/index.ts'
import { settlePayment } from '../../payments/index.ts'
import { ownTransferPostings } from './own-transfer-postings.ts'
import type { PricedOwnTransfer } from './price-own-transfer.ts'

/** Moves the money of a payment between own accounts and settles it. Returns the transaction's id. */
export async function moveOwnTransfer(
  context: Pick<CallerContext, 'sql' | 'newId' | 'clock'>,
  paymentId: string,
  transfer: PricedOwnTransfer,
): Promise<string> {
  const transactionId = await postEntry(context, {
    kind: 'ownTransfer',
    at: context.clock.now(),
    postings: ownTransferPostings(transfer),
  })
  await settlePayment(context, paymentId, transactionId)
  return transactionId
}
