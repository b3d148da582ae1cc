import type { Context } from '../context.ts'
import { RestFault } from '../http/index.ts'
import { houseAccount, lockAccounts, postEntry } from '../ledger/index.ts'
import { negate } from '../money/index.ts'
import { endInvoice, holdInvoice, payeeAccount } from '../payments/index.ts'
import { findInvoice } from './invoice-record.ts'

/**
 * Pays an invoice for added funds from another bank: a deposit of its amount, without a fee.
 * Returns the transaction's id.
 *
 * @throws {RestFault} 404 for an unknown one, 422 when it waits, was paid, or can't be credited.
 */
export async function payFromOutside(
  context: Pick<Context, 'sql' | 'clock' | 'newId'>,
  id: string,
): Promise<string> {
  await holdInvoice(context, id)
  const invoice = await findInvoice(context, id)
  if (!invoice || invoice.kind !== 'funding' || invoice.payeeId === null) {
    throw new RestFault(404, 'not_found', `No invoice ${id} adds funds.`)
  }
  const { state, payeeId, currencyCode, amount } = invoice
  const isOpen = state === 'awaitingPayment' || state === 'unpaid'
  const accountId = await payeeAccount(context.sql, { customerId: payeeId }, currencyCode)
  if (!isOpen || accountId === undefined) {
    throw new RestFault(422, 'not_payable', `The invoice ${id} cannot be paid: it is ${state}.`)
  }
  await lockAccounts(context.sql, [accountId])
  const transactionId = await postEntry(context, {
    kind: 'deposit',
    at: context.clock.now(),
    postings: [
      { accountId: houseAccount('outside', currencyCode), currencyCode, amount: negate(amount) },
      { accountId, currencyCode, amount },
    ],
  })
  await endInvoice(context, id, { status: 'paid', transactionId })
  return transactionId
}
