import { INVOICE_DUE_YEARS, type NewInvoice, utcDay } from '@sixpence/protocol'
import type { invoiceMethods } from '@sixpence/protocol/schemas'
import type { Bank } from '../../bank.ts'
import type { CallerContext } from '../../context.ts'
import { type Handlers, refuse } from '../../http/index.ts'
import { compare, hasAtMostDecimals, minorUnits, roundHalfUp } from '../../money/index.ts'
import { payeeAccount } from '../../payments/index.ts'
import { checkDailySends } from './daily-sends.ts'
import { oncePerAttempt } from './once-per-attempt.ts'
import { concernedInvoice } from '../invoice-record.ts'
import { viewOf } from '../invoice-view.ts'
import { notifyAddressee } from './notify-addressee.ts'
import { type InvoiceDraft, writeInvoice } from './write-invoice.ts'

/** Calls that ask somebody for money by an address, which anybody may have. */
export const createInvoiceHandlers = ({
  pagesUrl,
}: Pick<Bank, 'pagesUrl'>): Pick<Handlers<typeof invoiceMethods>, 'create'> => ({
  create: async (input, context) => {
    const draft = await draftOf(input, context)
    const { id, isNew } = await oncePerAttempt(context, draft, async () => {
      await checkNew(draft, context)
      await checkDailySends(context, draft.toEmail)
      return writeInvoice(context, draft)
    })
    if (isNew) await notifyAddressee(context, { id, pages: pagesUrl ?? context.bankUrl })
    return { invoice: await viewOf(context, await concernedInvoice(context, id)) }
  },
})

type Draft = InvoiceDraft & { readonly toEmail: string }

async function draftOf(input: NewInvoice, { sql, caller }: CallerContext): Promise<Draft> {
  const decimals = await minorUnits(sql, input.currency)
  if (decimals === undefined) {
    throw refuse.invalid('currency', `The bank does not keep ${input.currency}.`)
  }
  if (!hasAtMostDecimals(input.amount, decimals)) {
    throw refuse.invalid('amount', `${input.currency} has ${decimals} decimals.`)
  }
  return {
    kind: 'customer',
    payeeId: caller.customerId,
    toEmail: input.toEmail.toLowerCase(),
    amount: roundHalfUp(input.amount, decimals),
    currencyCode: input.currency,
    dueOn: input.dueDate,
    note: input.noteBody?.trim() || undefined,
  }
}

/** Checked only for a new invoice: a repeated one was valid when it was made. */
async function checkNew(draft: Draft, context: CallerContext): Promise<void> {
  const { sql, caller } = context
  await checkAmount(draft, context)
  if ((await payeeAccount(sql, caller, draft.currencyCode)) === undefined) {
    throw refuse.invalid('currency', `You have no open account in ${draft.currencyCode}.`)
  }
  checkDay(draft.dueOn, context)
  const own = await sql`
    select from customer_email where customer_id = ${caller.customerId} and email = ${draft.toEmail}
    union all
    select from customer where id = ${caller.customerId} and email = ${draft.toEmail}`
  if (own.length > 0) throw refuse.invalid('toEmail', 'This is your own e-mail address.')
}

/** Refuses an amount that nobody could pay at once. */
export async function checkAmount(
  { amount, currencyCode }: Pick<InvoiceDraft, 'amount' | 'currencyCode'>,
  { sql }: Pick<CallerContext, 'sql'>,
): Promise<void> {
  const [limits] = await sql<{ minimum: string; maximum: string | null }>`
    select minimum, maximum from limit_schedule where operation = 'invoice'`
  if (!limits) throw new Error('The limit schedule lacks invoices.')
  const { minimum, maximum } = limits
  if (compare(amount, minimum) < 0) {
    throw refuse.invalid('amount', `The least that can be asked for is ${minimum} ${currencyCode}.`)
  }
  if (maximum !== null && compare(amount, maximum) > 0) {
    throw refuse.invalid('amount', `The most that can be asked for is ${maximum} ${currencyCode}.`)
  }
}

/** Today is still ahead: a day counts whole. */
function checkDay(dueOn: string, { clock }: CallerContext): void {
  const now = clock.now()
  const today = utcDay(now)
  if (dueOn < today) throw refuse.invalid('dueDate', 'This day is over.')
  const year = String(now.getUTCFullYear() + INVOICE_DUE_YEARS)
  if (dueOn > `${year}${today.slice(4)}`) {
    throw refuse.invalid('dueDate', `It can be ${INVOICE_DUE_YEARS} years from now at most.`)
  }
}
