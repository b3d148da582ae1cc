import type { Sql } from '../db/index.ts'
import { findBatchFaults } from './find-batch-faults.ts'
import { findExternalFaults } from './find-external-faults.ts'
import { findRefundFaults } from './find-refund-faults.ts'
import { findRunFaults } from './find-run-faults.ts'
import type { Finding } from './finding.ts'

/** Finds all faults of the books, as one transaction sees them. */
export async function findFaults(sql: Sql): Promise<Finding[]> {
  const found = [
    await unevenEntries(sql),
    await unevenBooks(sql),
    await driftingBalances(sql),
    await lowBalances(sql),
    await brokenChains(sql),
    await wrongPayments(sql),
    await findExternalFaults(sql),
    await findRunFaults(sql),
    await findRefundFaults(sql),
    await findBatchFaults(sql),
  ]
  return found.flat()
}

const unevenEntries = (sql: Sql) => sql<Finding>`
  select 'entryBalances' as invariant, 'entry ' || entry.id as about,
    coalesce('its postings in ' || currency_code || ' sum to ' || sum(amount),
      'it has no postings') as message
  from journal_entry entry left join posting on entry_id = entry.id
  group by entry.id, currency_code having sum(amount) is distinct from 0`

const unevenBooks = (sql: Sql) => sql<Finding>`
  select 'booksBalance' as invariant, currency_code as about,
    'all balances sum to ' || sum(balance) as message
  from ledger_account group by currency_code having sum(balance) <> 0`

const driftingBalances = (sql: Sql) => sql<Finding>`
  select 'balanceIsPosted' as invariant, 'account ' || account.id as about,
    'the balance is ' || balance || ', its postings sum to ' || coalesce(sum(amount), 0) as message
  from ledger_account account left join posting on account_id = account.id
  group by account.id having balance <> coalesce(sum(amount), 0)`

const lowBalances = (sql: Sql) => sql<Finding>`
  select 'neverBelowMinimum' as invariant, 'account ' || id as about,
    'the balance is ' || balance || ', the minimum ' || minimum as message
  from ledger_account where balance < minimum`

const brokenChains = (sql: Sql) => sql<Finding>`
  select 'chainUnbroken' as invariant, 'account ' || account_id as about,
    'posting ' || id || ' of ' || amount || ' leaves ' || balance_after || ' after ' || before as message
  from (
    select *, coalesce(lag(balance_after) over (partition by account_id order by id), 0) as before
    from posting
  ) chained
  where balance_after <> before + amount`

const wrongPayments = (sql: Sql) => sql<Finding>`
  select 'onceForEachKey' as invariant, customer_id || ' ' || key as about, message
  from (
    select customer_id, key, 'the key moved money ' || count(*) || ' times' as message
      from payment where transaction_id is not null group by customer_id, key having count(*) > 1
    union all
    select customer_id, key, 'it shares the entry ' || transaction_id || ' with another key'
      from payment where transaction_id in (
        select transaction_id from payment group by transaction_id having count(*) > 1)
    union all
    select customer_id, key, 'it is ' || status || ', its entry is ' || coalesce(transaction_id, 'none')
      from payment where (status = 'settled' and batch_id is null) <> (transaction_id is not null)
    union all
    select customer_id, key, 'it was left open' from payment where status = 'opened'
    union all
    select customer_id, key, amount || ' and a fee of ' || fee || ' were ordered, ' ||
        coalesce(-moved, 0) || ' left the account'
      from payment left join (
        select entry_id, account_id, sum(amount) as moved from posting group by entry_id, account_id
      ) debit on entry_id = transaction_id and account_id = from_account
      where status = 'settled' and batch_id is null and coalesce(-moved, 0) <> amount + fee
  ) wrong (customer_id, key, message)`
