import type { Sql } from '../db/index.ts'
import type { Finding } from './finding.ts'

/** Finds payments whose refunds exceed the payment, or don't add up to the recorded sum. */
export const findRefundFaults = (sql: Sql) => sql<Finding>`
  select 'refundedWithinPaid' as invariant, 'payment ' || payment_id as about,
    refunded || ' of ' || paid.amount || ' are said to be given back, ' || coalesce(arrived, 0)
      || ' arrived' as message
  from merchant_payment paid left join (
    select refunds_id, sum(posting.amount) as arrived
    from payment join posting on entry_id = transaction_id and account_id = to_account
    where refunds_id is not null group by refunds_id
  ) back on refunds_id = payment_id
  where refunded <> coalesce(arrived, 0) or coalesce(arrived, 0) > paid.amount`
