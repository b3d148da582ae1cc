import type { CallerContext } from '../../context.ts'
import { refuse } from '../../http/index.ts'

/** How many invoices on one day may go to addresses that have never paid the customer. */
export const DAILY_SENDS = 50

/**
 * Lets a customer write to a stranger. The customer has to be held: of two at once, both would see
 * room for one.
 *
 * @throws {Refusal} `VF` when there were too many today, in UTC.
 */
export async function checkDailySends(
  { sql, clock, caller }: Pick<CallerContext, 'sql' | 'clock' | 'caller'>,
  toEmail: string,
): Promise<void> {
  const { customerId } = caller
  const today = new Date(clock.now().toISOString().slice(0, 10))
  const [row] = await sql<{ isKnown: boolean; sent: number }>`
    with payer as (
      select customer.email from payment
        join customer on customer.id = payment.customer_id
        join customer_account account on account.id = to_account
      where payment.status = 'settled' and refunds_id is null and account.customer_id = ${customerId}
    )
    select ${toEmail} in (select email from payer) as "isKnown",
      (select count(*)::int from invoice
        where payee_id = ${customerId} and kind = 'customer' and sent_at >= ${today}
          and to_email not in (select email from payer)) as sent`
  if (row && !row.isKnown && row.sent >= DAILY_SENDS) {
    throw refuse.invalid(
      'invoicesToday',
      `You have sent ${DAILY_SENDS} invoices to new addresses today. Try again tomorrow.`,
    )
  }
}
