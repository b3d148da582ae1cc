import type { InvoicePayment, invoiceMethods } from '@sixpence/protocol'
import { activeOwnAccount, type OwnAccount, statusId } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { houseAccount, lockAccounts } from '../ledger/index.ts'
import { add, compare } from '../money/index.ts'
import {
  approvalNeeded,
  CHECKOUT_PAYMENT_LIFE_MS,
  checkBlacklist,
  checkFunds,
  mayApprove,
  payeeAccount,
  payInvoiceOrder,
  type PaymentOrder,
  recordOrder,
} from '../payments/index.ts'
import { checkLimits, holdPayer } from '../transfers/index.ts'
import type { InvoiceRecord } from './invoice-record.ts'
import { holdFor } from './link-handlers.ts'

export const payInvoiceHandlers = {
  pay: async (input, context) => {
    const { invoice } = await holdFor('pay', input.invoiceId, context)
    checkShown(invoice, input)
    const source = await sourceOf(invoice, input, context)
    const target = await heldTarget(invoice, source, context)
    if (invoice.payeeId !== null) await checkBlacklist(context, target, 'invoiceId')
    const order = orderOf(invoice, { source, target })
    // What the bank asks for has no limit, and two of those that end at once see each other.
    if (invoice.payeeId === null) await holdPayer(context)
    else await checkLimits(context, { ...order, param: 'amount' })
    await checkFunds(context, order)
    const options = { payeeName: invoice.payeeName, expiresAt: confirmableUntil(context) }
    const approval = await approvalNeeded(context, order, options)
    if (approval) return { approval }
    const paymentId = await recordOrder(context, order)
    return { transactionId: await payInvoiceOrder(context, paymentId, order) }
  },
} satisfies Partial<Handlers<typeof invoiceMethods>>

/** What the customer was shown has to be what the bank's record says. */
function checkShown(
  { amount, fee, currencyCode }: InvoiceRecord,
  { expectedTotal, expectedCurrencyCode }: InvoicePayment,
): void {
  const total = add(amount, fee)
  if (compare(expectedTotal, total) !== 0 || expectedCurrencyCode !== currencyCode) {
    throw refuse.invalid('expectedTotal', `It is ${total} ${currencyCode}.`)
  }
}

async function sourceOf(
  { currencyCode }: InvoiceRecord,
  { fromAccount }: InvoicePayment,
  context: CallerContext,
): Promise<OwnAccount> {
  const source = await activeOwnAccount(context, fromAccount, 'fromAccount')
  if (source.currencyCode === currencyCode) return source
  throw refuse.invalid('fromAccount', `This is paid from an account in ${currencyCode}.`)
}

/** The payee's account, held together with the customer's. */
async function heldTarget(
  invoice: InvoiceRecord,
  source: OwnAccount,
  context: CallerContext,
): Promise<string> {
  const { sql } = context
  const { payeeId, currencyCode } = invoice
  const target =
    payeeId === null
      ? houseAccount('fees', currencyCode)
      : await payeeAccount(sql, { customerId: payeeId }, currencyCode)
  if (target === undefined) throw refuse.invalid('invoicePayee', 'The payee cannot be paid now.')
  // Before a payment names them: two that share an account first, and then want it for themselves,
  // would wait for each other.
  await lockAccounts(sql, [source.id, target])
  // Accounts may have been closed until they were held.
  await activeOwnAccount(context, source.id, 'fromAccount')
  if (payeeId === null) return target
  const rows =
    await sql`select id from customer_account where id = ${target} and status_id = ${statusId('active')}`
  return rows.length > 0 ? target : heldTarget(invoice, source, context)
}

const orderOf = (
  { id, amount, fee, currencyCode, note }: InvoiceRecord,
  { source, target }: { source: OwnAccount; target: string },
): PaymentOrder & { invoiceId: string } => ({
  operation: 'invoice',
  invoiceId: id,
  fromAccount: source.id,
  toAccount: target,
  currencyCode,
  amount,
  fee,
  note: firstLine(note),
})

/** As long as the note of any other payment may be. */
function firstLine(note: string | null): string | undefined {
  const [first = ''] = (note ?? '').split('\n')
  return first.slice(0, 140).replace(/[\uD800-\uDBFF]$/, '') || undefined
}

/**
 * Who goes away without confirming does not keep others from paying for long. What somebody else is
 * to approve waits for as long as requests do.
 */
function confirmableUntil({ clock, caller }: CallerContext): Date | undefined {
  if (!mayApprove(caller)) return undefined
  return new Date(clock.now().getTime() + CHECKOUT_PAYMENT_LIFE_MS)
}
