import { DAY_MS, CARD_TYPES, utcDay } from '@sixpence/protocol'
import type { invoiceMethods } from '@sixpence/protocol/schemas'
import { statusId } from '../../accounts/index.ts'
import type { CallerContext } from '../../context.ts'
import { type Handlers, refuse } from '../../http/index.ts'
import { hasAtMostDecimals, minorUnits, roundHalfUp } from '../../money/index.ts'
import { checkAmount } from './create-invoice.ts'
import { concernedInvoice } from '../invoice-record.ts'
import { viewOf } from '../invoice-view.ts'
import { oncePerAttempt } from './once-per-attempt.ts'
import { type InvoiceDraft, writeInvoice } from './write-invoice.ts'

/** The time in which added money must arrive. */
const DAYS = 30

/**
 * Calls that ask for money onto one's own account: anybody with the link pays it, or it comes from
 * outside.
 */
export const createFundingHandlers = {
  createFunding: async ({ amount }, context) => {
    const draft = await draftOf(amount, context)
    const { id } = await oncePerAttempt(context, draft, async () => {
      await checkAmount(draft, context)
      return writeInvoice(context, draft)
    })
    return { invoice: await viewOf(context, await concernedInvoice(context, id)) }
  },
} satisfies Partial<Handlers<typeof invoiceMethods>>

async function draftOf(amount: string, context: CallerContext): Promise<InvoiceDraft> {
  const { sql, clock, caller } = context
  const [oldest] = await sql<{ currencyCode: string }>`
    select currency_code as "currencyCode" from customer_account join ledger_account using (id)
    where customer_id = ${caller.customerId} and status_id = ${statusId('active')}
      and type not between ${CARD_TYPES.first} and ${CARD_TYPES.last}
    order by opened_at, id limit 1`
  if (!oldest) throw refuse.invalid('amount', 'You have no open account to add funds to.')
  const { currencyCode } = oldest
  const decimals = (await minorUnits(sql, currencyCode)) ?? 0
  if (!hasAtMostDecimals(amount, decimals)) {
    throw refuse.invalid('amount', `${currencyCode} has ${decimals} decimals.`)
  }
  return {
    kind: 'funding',
    payeeId: caller.customerId,
    amount: roundHalfUp(amount, decimals),
    currencyCode,
    dueOn: utcDay(clock.now().getTime() + DAYS * DAY_MS),
  }
}
