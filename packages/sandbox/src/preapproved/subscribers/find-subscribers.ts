import type { Subscriber } from '@sixpence/protocol'
import type { CallerContext } from '../../context.ts'

interface SubscriberRow extends Omit<Subscriber, 'nextDate'>, Record<string, unknown> {
  readonly nextDate: string | null
  /** The total number. */
  readonly results: number
}

export interface SubscriberQuery {
  readonly subscriptionId?: string | undefined
  /** A part of the address. */
  readonly email?: string | undefined
  readonly status?: Subscriber['status'] | undefined
  readonly limit: number
  readonly offset: number
}

/** Lists the subscribers to what the customer acted for sells, newest first, with their total. */
export async function findSubscribers(
  context: Pick<CallerContext, 'sql' | 'caller'>,
  query: SubscriberQuery,
): Promise<{ readonly items: Subscriber[]; readonly total: number }> {
  const rows = await rowsOf(context, query)
  if (rows.length > 0 || query.offset === 0) {
    return { items: rows.map(subscriberOf), total: rows[0]?.results ?? 0 }
  }
  // Past the last page no row holds the total.
  const [first] = await rowsOf(context, { ...query, limit: 1, offset: 0 })
  return { items: [], total: first?.results ?? 0 }
}

async function rowsOf(
  { sql, caller }: Pick<CallerContext, 'sql' | 'caller'>,
  { subscriptionId, email, status, limit, offset }: SubscriberQuery,
): Promise<readonly SubscriberRow[]> {
  const part = email?.trim() || undefined
  return sql<SubscriberRow>`
    with found as (
      select subscription.*, payer.email, public_name(payer) as name,
        (count(*) over ())::int as results
      from subscription join customer payer on payer.id = subscription.customer_id
      where merchant_id = ${caller.customerId} and status <> 'asked'
        and (${subscriptionId}::text is null or subscription.id = ${subscriptionId})
        and (${part}::text is null or position(lower(${part}) in payer.email) > 0)
        and (${status}::text is null or status = ${status})
      order by subscription.position desc limit ${limit}::integer offset ${offset}::integer
    )
    select found.id as "subscriptionId", email, name, checkout.description,
      round(to_amount, minor_units) as amount, currency.code as "currencyCode",
      found.frequency, found.status, first_day as "firstDate", next_day as "nextDate", results,
      (select count(*)::int from subscription_run
        where subscription_id = found.id and fault is null) as "installmentsPaid"
    from found
      join payment on payment.id = found.payment_id
      join checkout on checkout.id = payment.checkout_id
      join currency on currency.code = checkout.currency_code
    order by found.position desc`
}

function subscriberOf(row: SubscriberRow): Subscriber {
  const { subscriptionId, email, name, description, amount, currencyCode, nextDate } = row
  const { frequency, status, firstDate, installmentsPaid } = row
  return {
    subscriptionId,
    email,
    name,
    description,
    amount,
    currencyCode,
    frequency,
    status,
    firstDate,
    ...(nextDate !== null && { nextDate }),
    installmentsPaid,
  }
}
