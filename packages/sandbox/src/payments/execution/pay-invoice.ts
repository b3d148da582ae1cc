import type { CallerContext } from '../../context.ts'
import { postEntry } from '../../ledger/index.ts'
import { orderPostings } from './order-postings.ts'
import { nameOfPayee } from '../payee.ts'
import { type SingleOrder, settlePayment } from '../payment-order.ts'
import { endInvoice } from './end-invoice.ts'

/**
 * Moves the money of an invoice to its payee and settles payment and invoice. The database refuses
 * to do any of it twice. Returns the transaction's id. The invoice must be locked and open.
 */
export async function payInvoiceOrder(
  context: Pick<CallerContext, 'sql' | 'newId' | 'clock' | 'caller'>,
  paymentId: string,
  order: SingleOrder & { readonly invoiceId: string },
): Promise<string> {
  const { sql, clock, caller } = context
  const { invoiceId } = order
  const transactionId = await postEntry(context, {
    kind: 'invoice',
    at: clock.now(),
    description: order.note,
    counterpartyName: await nameOfPayee(sql, order),
    postings: orderPostings(order),
  })
  await settlePayment(context, paymentId, transactionId)
  const paid = { status: 'paid', transactionId, paidBy: caller.customerId } as const
  await endInvoice(context, invoiceId, paid)
  return transactionId
}
