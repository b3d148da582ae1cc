import type { Sql } from '../db/index.ts'
import type { Finding } from './finding.ts'

/**
 * Finds rows of batches whose payment isn't made, or isn't made under the row's own key, and
 * batches for whose open rows another sum is set aside than these may take. The open rows of a
 * cancelled batch take nothing.
 */
export const findBatchFaults = (sql: Sql) => sql<Finding>`
  select 'eachRowOnce' as invariant, 'row ' || row_id || ' of ' || line.batch_id as about,
    'its payment is ' || status || ' under ' || key as message
  from batch_payment line join payment on payment.id = payment_id
  where status <> 'settled' or key <> line.batch_id || '.' || row_id
  union all
  select 'openRows', 'batch ' || payment.batch_id, open_amount || ' and fees of ' || open_fee ||
    ' are set aside, ' || rest.amount || ' and ' || rest.fee || ' are open'
  from payment cross join lateral (
    select coalesce(sum(amount), 0) as amount, coalesce(sum(fee), 0) as fee
    from batch_order_line line where line.batch_id = payment.batch_id and not exists (
      select from batch_payment came
      where came.batch_id = line.batch_id and came.row_id = line.row_id)
  ) rest
  where status = 'executing' and (open_amount, open_fee) <> (rest.amount, rest.fee)
    or status = 'settled' and payment.batch_id is not null and rest.amount > 0
      and not exists (
        select from batch_cancellation cancelled where cancelled.batch_id = payment.batch_id)
  union all
  select 'eachRowOnce', 'row ' || origin, 'of the rows that replace each other ' || count(*) ||
    ' are paid'
  from (
    select coalesce(origin, batch_id || '.' || row_id) as origin
    from batch_payment came left join batch_order_line line using (batch_id, row_id)
    where payment_id is not null
  ) paid
  group by origin having count(*) > 1
  union all
  select 'openRows', 'batch ' || batch_id, 'it was cancelled, and its payment is ' || status
  from payment join batch_cancellation using (batch_id)
  where status in ('pendingApproval', 'executing')`
