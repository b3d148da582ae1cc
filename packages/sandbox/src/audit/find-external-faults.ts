import type { Sql } from '../db/index.ts'
import type { Finding } from './finding.ts'

/**
 * Finds faults of payments that have left the bank: entries of their own follow each to its end,
 * and a clearing account holds exactly what is in transit.
 */
export async function findExternalFaults(sql: Sql): Promise<Finding[]> {
  const found = [
    await unfollowed(sql),
    await wrongLegs(sql),
    await strayEntries(sql),
    await wrongClearing(sql),
  ]
  return found.flat()
}

const unfollowed = (sql: Sql) => sql<Finding>`
  select 'externalFollowed' as invariant, coalesce(payment.id, payment_id) as about,
    case when payment_id is null then 'it left the bank and is not followed'
      else 'it is followed and did not leave by ' || moved.transaction_id end as message
  from (select * from payment where external is not null and status = 'settled') payment
    full join external_transfer moved
      on payment_id = payment.id and moved.transaction_id = payment.transaction_id
  where payment_id is null or payment.id is null`

// To the clearing account, from there to the outside, and back from there to the paying account or,
// if that is closed by then, to the bank's own.
const wrongLegs = (sql: Sql) => sql<Finding>`
  with moved as (
    select external_transfer.*, from_account, to_account, currency_code, amount,
      (external ->> 'deducted')::numeric as deducted, 'outside:' || (external ->> 'currency') as outside,
      (external ->> 'toAmount')::numeric - (external ->> 'deducted')::numeric as arriving
    from external_transfer join payment on payment.id = payment_id where external is not null
  ), leg (payment_id, entry_id, accounts, expected, least) as (
    select payment_id, transaction_id, array[to_account], arriving, arriving from moved
    union all
    select payment_id, arrived_by, array[to_account], -arriving, -arriving from moved
      where state <> 'sent'
    union all
    select payment_id, arrived_by, array[outside], arriving, arriving from moved
      where state <> 'sent'
    union all
    select payment_id, returned_by, array[outside], -arriving, -arriving from moved
      where state = 'returned'
    union all
    select payment_id, returned_by, array[from_account, 'opening:' || currency_code], amount,
        case when deducted = 0 then amount else 0 end from moved
      where state = 'returned'
  )
  select 'externalFollowed' as invariant, payment_id as about,
    coalesce(sum(amount), 0) || ' moved on ' || accounts[1] || ' by ' || coalesce(leg.entry_id, 'nothing')
      || ' and not ' || expected as message
  from leg left join posting on posting.entry_id = leg.entry_id and account_id = any(accounts)
  group by payment_id, leg.entry_id, accounts, expected, least
  having coalesce(sum(amount), 0) not between least and expected`

const strayEntries = (sql: Sql) => sql<Finding>`
  select 'externalFollowed' as invariant, 'entry ' || entry.id as about,
    'as ' || kind || ' it is that of ' || count(payment_id) || ' transfers' as message
  from journal_entry entry left join external_transfer on entry.id in (arrived_by, returned_by)
  where kind in ('clearing', 'transferReturn')
  group by entry.id having count(payment_id) <> 1`

const wrongClearing = (sql: Sql) => sql<Finding>`
  select 'clearingIsUnderWay' as invariant, 'account ' || account.id as about,
    'the balance is ' || balance || ', under way is ' || coalesce(sum(arriving), 0) as message
  from ledger_account account left join (
    select to_account,
      (external ->> 'toAmount')::numeric - (external ->> 'deducted')::numeric as arriving
    from external_transfer join payment on payment.id = payment_id where state = 'sent'
  ) under_way on to_account = account.id
  where account.id like 'clearing.%'
  group by account.id having balance <> coalesce(sum(arriving), 0)`
