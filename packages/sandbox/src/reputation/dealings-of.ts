import type { ReputationEntry } from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'

type Dealing = Pick<ReputationEntry, 'email' | 'date' | 'note'>

/** The most dealings returned: the newest are enough for an address with so many. */
const MOST = 1000

/**
 * Lists the dealings of an address with merchants of the bank, newest first; none unless it has
 * paid the caller or been billed by them. Looks for both in any case, so that it takes as long for
 * every address. Leaves out rejected and ignored invoices: otherwise their senders could damage
 * others' reputation.
 */
export async function dealingsOf(
  email: string,
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<Dealing[]> {
  const [found] = await sql<{ isKnown: boolean; dealings: Dealing[] }>`
    with asked as materialized (
      select exists (
        select from payment
          join customer payer on payer.id = payment.customer_id
          join customer_account target on target.id = payment.to_account
        where payer.email = ${email} and target.customer_id = ${caller.customerId}
          and payment.status = 'settled' and payment.refunds_id is null
      ) or exists (
        select from invoice where to_email = ${email} and payee_id = ${caller.customerId}
      ) as known
    ), dealing as materialized (
      select case payment.status when 'settled' then 'checkoutPaid' else 'checkoutNotPaid' end as note,
        payment.created_at as at
      from payment join customer payer on payer.id = payment.customer_id
      where payer.email = ${email} and payment.checkout_id is not null
        and payment.status in ('settled', 'refused')
      union all
      select 'invoicePaid', final_at from invoice
      where to_email = ${email} and kind = 'customer' and status = 'paid'
      union all
      select 'installmentUnpaid', payment.created_at
      from subscription
        join subscription_run run on run.subscription_id = subscription.id
        join payment on payment.id = run.payment_id
        join customer payer on payer.id = subscription.customer_id
      where payer.email = ${email} and merchant_id is not null and run.fault = 'funds'
      order by at desc limit ${MOST}::integer
    )
    select (select known from asked) as "isKnown", coalesce(json_agg(json_build_object(
      'email', ${email}::text, 'note', note,
      'date', to_char(at at time zone 'UTC', 'YYYY-MM-DD')) order by at desc), '[]') as dealings
    from dealing`
  return found?.isKnown === true ? found.dealings : []
}
