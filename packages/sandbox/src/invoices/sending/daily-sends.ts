import { utcDay } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'

/** The most invoices per day to addresses that have never paid the customer. */
export const DAILY_SENDS = 50
/** The most of them to the same address. */
export const DAILY_SENDS_TO_ONE = 5

/**
 * Lets a customer write to a stranger. Lock the customer first: otherwise two simultaneous calls
 * would both see room for one.
 *
 * @throws {Refusal} `VF` when there were too many today, in UTC.
 */
export async function checkDailySends(
  { sql, clock, caller }: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  toEmail: string,
): Promise<void> {
  const { customerId } = caller
  const today = new Date(utcDay(clock.now()))
  const [row] = await sql<{ isKnown: boolean; sent: number; sentToOne: number }>`
    with payer as (
      select customer.email from payment
        join customer on customer.id = payment.customer_id
        join customer_account account on account.id = to_account
      where payment.status = 'settled' and refunds_id is null and account.customer_id = ${customerId}
    )
    select ${toEmail} in (select email from payer) as "isKnown",
      count(*)::int as sent, count(*) filter (where to_email = ${toEmail})::int as "sentToOne"
    from invoice
    where payee_id = ${customerId} and kind = 'customer' and sent_at >= ${today}
      and to_email not in (select email from payer)`
  if (!row || row.isKnown) return
  if (row.sent >= DAILY_SENDS) throw tooMany(DAILY_SENDS, 'new addresses')
  if (row.sentToOne >= DAILY_SENDS_TO_ONE) throw tooMany(DAILY_SENDS_TO_ONE, toEmail)
}

const tooMany = (count: number, to: string) =>
  refuse.invalid(
    'invoicesToday',
    `You have sent ${count} invoices to ${to} today. Try again tomorrow.`,
  )
