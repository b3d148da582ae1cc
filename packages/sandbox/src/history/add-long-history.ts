import type { Database, Sql } from '../db/index.ts'
import { statusId } from '../accounts/index.ts'

export interface LongHistory {
  readonly customerId: string
  /** The number of rows to add. */
  readonly count: number
  /** The moment after the last of them. */
  readonly until: Date
  /** The seed of their ids. */
  readonly seed: string
}

/** The days from the first row of a long history to its end. */
export const LONG_HISTORY_DAYS = 3 * 365

/**
 * Gives a customer with empty accounts years of deposits, purchases and payments to people outside
 * the bank, in a few statements: one payment at a time would take minutes. Keeps the ledger's rules
 * without its triggers, which only the embedded database lets us switch off.
 */
export async function addLongHistory(sql: Sql, history: LongHistory): Promise<void> {
  await sql`select set_config('session_replication_role', 'replica', true)`
  await addEntries(sql, history)
  await addPostings(sql, history)
  await settleBalances(sql)
  await countDays(sql, history)
  await sql`select set_config('session_replication_role', 'origin', true)`
  await sql`drop table long_history`
}

/**
 * Runs after a long history was added and its transaction has ended: servers do it automatically,
 * the embedded database never does. Without it, searches use old statistics of the tables.
 */
export async function tidyHistory({ script }: Database): Promise<void> {
  await script('vacuum analyze history_row')
  await script('analyze history_day')
}

// Ten consecutive rows are on one account, and the first brings in more than the others take out.
async function addEntries(sql: Sql, { customerId, count, until, seed }: LongHistory) {
  await sql`create temporary table long_history (
    i integer primary key, id text, at timestamptz, kind text, name text, note text,
    account_id text, currency_code text, amount numeric) on commit drop`
  await sql`
    with own as (
      select customer_account.id, currency_code, minor_units,
        row_number() over (order by customer_account.id) - 1 as place, count(*) over () as total
      from customer_account
        join ledger_account using (id) join currency on code = currency_code
      where customer_id = ${customerId} and status_id = ${statusId('active')}
    )
    insert into long_history
    select i, md5(${seed} || '-' || i)::uuid::text,
      ${until}::timestamptz
        - make_interval(secs => (${count}::integer - i + 1) * ${secondsApart(count)}::float8),
      case (i - 1) % 10 when 0 then 'deposit' when 3 then 'checkout' when 7 then 'checkout'
        else 'p2pTransfer' end,
      (array['Brightwater Inc.', 'Corner Bakery', 'Blue Line Taxi', 'Kiosk 24', 'Mara Ionescu',
        'Harbour Café', 'Northwind Design', 'Green Grocer', 'City Pool', 'Paper & Ink'])
        [(i - 1) % 10 + 1],
      (array['Invoice', 'Breakfast', 'Ride home', 'Order', 'Rent, my half', 'Lunch', 'Desk lamp',
        'Groceries', 'Ten swims', 'Notebooks'])[(i - 1) % 10 + 1] || ' ' || i,
      own.id, currency_code,
      round(case (i - 1) % 10 when 0 then 600 + i::bigint * 7919 % 9000 / 100.0
        else -1 - i::bigint * 7919 % 5800 / 100.0 end, minor_units)
    from generate_series(1, ${count}::integer) i
      join own on own.place = (i - 1) / 10 % own.total`
  await sql`
    insert into journal_entry (id, kind, at, description, counterparty_name)
    select id, kind, at, note, name from long_history order by i`
}

const secondsApart = (count: number) => (LONG_HISTORY_DAYS * 24 * 60 * 60) / count

async function addPostings(sql: Sql, { customerId }: LongHistory) {
  await sql`
    insert into posting (entry_id, account_id, currency_code, amount, balance_after)
    select moved.id, side.account_id, moved.currency_code, side.amount, balance
      + sum(side.amount) over (partition by side.account_id order by i)
    from long_history moved
      cross join lateral (
        values (1, 'opening:' || currency_code, -amount), (2, account_id, amount)
      ) side (place, account_id, amount)
      join ledger_account on ledger_account.id = side.account_id
    order by i, side.place`
  await sql`
    insert into history_row (position, customer_id, account_id, transaction_id, at, type, direction,
      amount, total, currency_code, balance_after, counterparty_name, description, words)
    select posting.id, ${customerId}, posting.account_id, moved.id, at, kind,
      case when moved.amount > 0 then 'in' else 'out' end, abs(moved.amount), abs(moved.amount),
      moved.currency_code, balance_after, name, note,
      searchable(concat_ws(' ', moved.id, note, name))
    from long_history moved
      join posting on entry_id = moved.id and posting.account_id = moved.account_id
    order by i`
}

const settleBalances = (sql: Sql) => sql`
  update ledger_account set balance = balance + moved.amount
  from (
    select account_id, sum(amount) as amount from posting
    where entry_id in (select id from long_history) group by account_id
  ) moved
  where ledger_account.id = moved.account_id`

const countDays = (sql: Sql, { customerId }: LongHistory) => sql`
  insert into history_day (customer_id, account_id, day, type, direction, folded, rows)
  select customer_id, account_id, (at at time zone 'UTC')::date, type, direction, false, count(*)
  from history_row
  where customer_id = ${customerId} and transaction_id in (select id from long_history)
  group by 1, 2, 3, 4, 5
  on conflict (customer_id, account_id, day, type, direction, folded)
    do update set rows = history_day.rows + excluded.rows`
