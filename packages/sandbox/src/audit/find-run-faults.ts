import type { Sql } from '../db/index.ts'
import type { Finding } from './finding.ts'

/** Finds faults of repeating payments: a run made twice, or left out. */
export async function findRunFaults(sql: Sql): Promise<Finding[]> {
  const found = [await wrongCounts(sql), await wrongRuns(sql), await strayRuns(sql)]
  return found.flat()
}

const wrongCounts = (sql: Sql) => sql<Finding>`
  select 'eachRunOnce' as invariant, 'subscription ' || subscription.id as about,
    count(number) || ' runs up to number ' || coalesce(max(number), 0)
      || ' are made, the next is number ' || next_number as message
  from subscription left join subscription_run on subscription_id = subscription.id
  group by subscription.id
  having count(number) <> next_number - 1 or coalesce(max(number), 0) <> next_number - 1`

const wrongRuns = (sql: Sql) => sql<Finding>`
  select 'eachRunOnce' as invariant, 'run ' || number || ' of ' || subscription_id as about, message
  from (
    select subscription_id, number, 'it is not made under a key of its own: ' || key
      from subscription_run join payment on payment.id = payment_id
      where number > 1 and key <> subscription_id || '.' || number
    union all
    select subscription_id, number, 'its payment is ' || payment.status || ', its fault '
        || coalesce(fault, 'none')
      from subscription_run join payment on payment.id = payment_id
      where (payment.status = 'settled') <> (fault is null)
    union all
    select subscription_id, number, coalesce(onto.amount, 0) || ' arrived and not ' || to_amount
      from subscription_run run join payment on payment.id = payment_id
        join subscription on subscription.id = subscription_id
        left join posting onto on entry_id = transaction_id and account_id =
          -- A merchant may have closed the account that was paid first.
          case when subscription.merchant_id is null then subscription.to_account else payment.to_account end
      where fault is null and coalesce(onto.amount, 0) <> to_amount
    union all
    select subscription_id, number, 'its day is ' || day || ', that of the one before ' || before
      from (
        select *, lag(day) over (partition by subscription_id order by number) as before
        from subscription_run
      ) followed
      where day <= before
  ) wrong (subscription_id, number, message)`

const strayRuns = (sql: Sql) => sql<Finding>`
  select 'eachRunOnce' as invariant, 'payment ' || payment.id as about,
    'under ' || key || ' it is no run of its subscription' as message
  from payment join subscription on subscription.id = split_part(key, '.', 1)
    left join subscription_run run on run.payment_id = payment.id
  where run.payment_id is null`
