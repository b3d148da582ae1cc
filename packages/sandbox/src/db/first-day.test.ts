import { describe, expect, it } from 'vitest'
import { aBank } from '../../tests/a-bank.ts'
import { EMPTY, testDatabase } from '../../tests/test-database.ts'
import { firstDay } from '../seed/index.ts'
import { beginFirstDay, laySeedAside, returnToFirstDay } from './first-day.ts'

const held = testDatabase()

const JULY = firstDay(new Date('2026-07-15T23:30:00.000Z'))
const MARCH = firstDay(new Date('2028-03-01T04:00:00.000Z'))

/** Rows that every bank has in common on that day, without the transactions that wrote them. */
async function rows(): Promise<Record<string, unknown>> {
  const { sql } = held.database
  const bank = await sql<{
    people: object
    accounts: object
    entries: object
    postings: object
    days: object
    events: object
    posts: object
  }>`
    select
      (select jsonb_agg(to_jsonb(t) order by id) from customer t) as people,
      (select jsonb_agg(to_jsonb(t) order by id) from customer_account t) as accounts,
      (select jsonb_agg(to_jsonb(t) - 'written_by' order by id) from journal_entry t) as entries,
      (select jsonb_agg(to_jsonb(t) - 'id' order by id) from posting t) as postings,
      (select jsonb_agg(to_jsonb(t) order by account_id, day, type, direction) from history_day t) as days,
      (select jsonb_agg(to_jsonb(t) - 'id' order by at, facts::text) from merchant_event t) as events,
      (select jsonb_agg(to_jsonb(t) order by id) from merchant_post t) as posts`
  return { ...bank[0] }
}

const key = async () => (await held.database.sql<{ kid: string }>`select kid from signing_key`)[0]

/** The last months of all cards, the first to expire first. */
const lastMonths = async () => {
  const cards = await held.database.sql<{ month: string }>`
    select to_char(make_date(expiry_year, expiry_month, 1), 'YYYY-MM') as month from card order by 1`
  return cards.map(({ month }) => month)
}

describe('beginFirstDay', () => {
  it('copies from beside what filling would have made that day, by a key of its own', async () => {
    await returnToFirstDay(held.database, MARCH)
    const filled = { rows: await rows(), key: await key() }
    await returnToFirstDay(held.database, EMPTY)
    await laySeedAside(held.database, JULY)
    expect(await held.database.sql`select id from customer`).toEqual([])
    await beginFirstDay(held.database, MARCH)
    expect(await rows()).toEqual(filled.rows)
    // One expired the month before, two work to the end of the next.
    expect((await lastMonths()).slice(0, 3)).toEqual(['2028-02', '2028-04', '2028-04'])
    expect(await key()).not.toEqual(filled.key)
  })
})

describe('returnToFirstDay', () => {
  it('brings back rows, balances and account numbers', async () => {
    const bank = aBank(held.database)
    const ada = await bank.customer({ accounts: { EUR: '100.00' } })
    await returnToFirstDay(held.database, EMPTY)
    expect(await held.database.sql`select id from customer`).toEqual([])
    expect(await bank.balance('opening:EUR')).toBe('0.00')
    const again = await bank.customer({ accounts: { EUR: '100.00' } })
    expect(again.accounts).toEqual(ada.accounts)
  })

  it('brings back a bank that has grown large', async () => {
    await returnToFirstDay(held.database, JULY)
    const before = await rows()
    await held.database.script(`
      begin;
      set local session_replication_role = replica;
      insert into posting (entry_id, account_id, currency_code, amount, balance_after)
        select e.id, 'opening:EUR', 'EUR', 1, 1 from generate_series(1, 20000),
          (select id from journal_entry limit 1) e;
      commit`)
    await returnToFirstDay(held.database, JULY)
    expect(await rows()).toEqual(before)
  })

  it('makes everything anew when the copy is of other rows or of another schema', async () => {
    await returnToFirstDay(held.database, JULY)
    const before = await rows()
    await returnToFirstDay(held.database, EMPTY)
    expect(await rows()).toMatchObject({ people: null, postings: null })
    await returnToFirstDay(held.database, JULY)
    await held.database.script(`
      delete from seed.customer;
      update seed._copy set schema_md5 = 'of an earlier version'`)
    await returnToFirstDay(held.database, JULY)
    expect(await rows()).toEqual(before)
  })

  it('keeps the ledger as strict as before', async () => {
    await aBank(held.database).customer({ accounts: { EUR: '100.00' } })
    await returnToFirstDay(held.database, EMPTY)
    await expect(held.database.script('truncate posting')).rejects.toThrow('append-only')
  })
})
