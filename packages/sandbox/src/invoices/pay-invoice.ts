import type { InvoicePayment } from '@sixpence/protocol'
import type { invoiceMethods } from '@sixpence/protocol/schemas'
import type { OwnAccount } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { houseAccount } from '../ledger/index.ts'
import { add, compare } from '../money/index.ts'
import {
  checkBlacklist,
  checkFunds,
  confirmableUntil,
  holdBoth,
  holdOrPay,
  holdPayeeAccount,
  payInvoiceOrder,
  type SingleOrder,
  sourceAccount,
} from '../payments/index.ts'
import { checkLimits, holdPayer } from '../transfers/index.ts'
import type { InvoiceRecord } from './invoice-record.ts'
import { holdFor } from './link-handlers.ts'

export const payInvoiceHandlers = {
  pay: async (input, context) => {
    const { invoice } = await holdFor('pay', input.invoiceId, context)
    checkShown(invoice, input)
    const source = await sourceAccount(context, input.fromAccount, invoice.currencyCode)
    const target = await heldTarget(invoice, source, context)
    if (invoice.payeeId !== null) await checkBlacklist(context, target, 'invoiceId')
    const order = orderOf(invoice, { source, target })
    // Payments to the bank have no limit, and two that end at once see each other.
    if (invoice.payeeId === null) await holdPayer(context)
    else await checkLimits(context, { ...order, param: 'amount' })
    await checkFunds(context, order)
    const options = { payeeName: invoice.payeeName, expiresAt: confirmableUntil(context) }
    return holdOrPay(context, order, { ...options, pay: payInvoiceOrder })
  },
} satisfies Partial<Handlers<typeof invoiceMethods>>

/** The values shown to the customer must match the bank's record. */
function checkShown(
  { amount, fee, currencyCode }: InvoiceRecord,
  { expectedTotal, expectedCurrencyCode }: InvoicePayment,
): void {
  const total = add(amount, fee)
  if (compare(expectedTotal, total) !== 0 || expectedCurrencyCode !== currencyCode) {
    throw refuse.invalid('expectedTotal', `It is ${total} ${currencyCode}.`)
  }
}

/** The payee's account, locked together with the customer's. */
async function heldTarget(
  { payeeId, currencyCode }: InvoiceRecord,
  source: OwnAccount,
  context: CallerContext,
): Promise<string> {
  if (payeeId !== null) {
    const target = await holdPayeeAccount(context, source, payeeId)
    if (target !== undefined) return target
    throw refuse.invalid('invoicePayee', 'The payee cannot be paid now.')
  }
  const target = houseAccount('fees', currencyCode)
  await holdBoth(context, source, target)
  return target
}

const orderOf = (
  { id, amount, fee, currencyCode, note }: InvoiceRecord,
  { source, target }: { source: OwnAccount; target: string },
): SingleOrder & { invoiceId: string } => ({
  operation: 'invoice',
  invoiceId: id,
  fromAccount: source.id,
  toAccount: target,
  currencyCode,
  amount,
  fee,
  note: firstLine(note),
})

/** Cuts it to the length of any other note. */
function firstLine(note: string | null): string | undefined {
  const [first = ''] = (note ?? '').split('\n')
  return first.slice(0, 140).replace(/[\uD800-\uDBFF]$/, '') || undefined
}
