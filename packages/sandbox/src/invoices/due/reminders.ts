import { utcDay } from '@sixpence/protocol'
import type { Context } from '../../context.ts'
import type { Words } from '../../language/index.ts'
import { notify } from '../../notifications/index.ts'
import { dayText } from '../../subscriptions/index.ts'
import { INVOICE_MAIL_WORDS as WORDS } from '../invoice-words.ts'

type Now = Pick<Context, 'sql' | 'clock' | 'newId'>

/** An invoice to remind a customer of, at one step. */
export interface Due extends Record<string, unknown> {
  readonly id: string
  readonly days: number
  readonly dueOn: string
  readonly payeeName: string
  readonly amount: string
  readonly currencyCode: string
  readonly customerId: string
  readonly email: string
}

/**
 * Reminds a customer of an invoice that is neither paid nor rejected, once per step. Only one of
 * two processes does it; sends nothing for an invoice that has ended meanwhile.
 */
export async function remind(context: Now, due: Due): Promise<void> {
  const { sql, clock, newId } = context
  const now = clock.now()
  // Waits for a transaction that is about to end it.
  const claimed = await sql`
    insert into invoice_reminder (invoice_id, days, sent_at)
    values (${due.id}, ${due.days}, ${now})
    on conflict do nothing returning days`
  const open = await sql`select from invoice where id = ${due.id} and status = 'open'`
  if (claimed.length === 0 || open.length === 0) return
  const { payeeName: payee, amount, currencyCode, dueOn } = due
  const values = { payee, amount: { amount, currencyCode }, day: dayText(dueOn) }
  const today = utcDay(now)
  await notify(context, {
    id: newId(),
    customerId: due.customerId,
    email: due.email,
    at: now,
    type: 'invoiceDue',
    status: today > dueOn ? 'warning' : 'info',
    params: { invoiceId: due.id },
    letter: [{ words: wordsOn(today, dueOn), values }, { words: WORDS.signIn }],
  })
}

/** In days from the due date on. */
const STEPS = [-3, 0, 7] as const

/**
 * Lists the reminders due: three days before the due day, on it, and seven days after. If several
 * steps were missed, only the last is left. A page of them, after an id.
 */
export const findDue = (
  { sql, clock }: Pick<Now, 'sql' | 'clock'>,
  after: string,
): Promise<Due[]> => sql<Due>`
  with today as (select (${clock.now()}::timestamptz at time zone 'UTC')::date as day)
  select invoice.id, step.days, to_char(due_on, 'YYYY-MM-DD') as "dueOn",
    payee_name as "payeeName", amount, currency_code as "currencyCode",
    customer.id as "customerId", customer.email
  from invoice
    cross join today
    cross join lateral (
      select max(days) as days from unnest(${[...STEPS]}::integer[]) as days
      where due_on + days <= today.day
    ) step
    join customer on invoice_asks(invoice, customer.id, customer.email)
  where invoice.id > ${after} and status = 'open' and step.days is not null
    -- One that was sent within these days has been told of by then.
    and (sent_at at time zone 'UTC')::date < due_on + step.days
    and not invoice_waits(invoice.id, ${clock.now()}::timestamptz, '', customer.id)
    and not exists (select from invoice_reminder
      where invoice_id = invoice.id and invoice_reminder.days >= step.days)
    and not exists (select from invoice_block block
      where block.payee_id = invoice.payee_id and block.email = invoice.to_email)
  order by invoice.id limit 200`

/** By the day on which it is sent, which may be later than its step: the bank may have been down. */
function wordsOn(today: string, dueOn: string): Words {
  if (today < dueOn) return WORDS.soon
  return today === dueOn ? WORDS.today : WORDS.overdue
}
