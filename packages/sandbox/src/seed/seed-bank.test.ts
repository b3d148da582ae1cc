import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../tests/test-database.ts'
import { findFaults } from '../audit/find-faults.ts'
import { statusId } from '../accounts/index.ts'
import { seedBank } from './seed-bank.ts'
import { SEED_PEOPLE } from './seed-people.ts'

const held = testDatabase()
const NOW = new Date('2026-11-21T10:00:00.000Z')

const seed = (now = NOW) => held.database.transaction(sql => seedBank(sql, now))

describe('seedBank', () => {
  it('keeps an application for each card that waits to be confirmed', async () => {
    await seed()
    const waiting = await held.database.sql<{ is_applied: boolean }>`
      select exists (select from card_application where account_id = account.id) as is_applied
      from customer_account account join card on account_id = id where status_id = ${statusId('pending')}`
    expect(waiting.map(row => row.is_applied)).toEqual([true])
  })

  it('gives everybody the balances they are known by', async () => {
    await seed()
    const rows = await held.database.sql<{ line: string }>`
      select u.email || ' ' || l.currency_code || ' ' || l.balance as line
      from customer_account c join ledger_account l on l.id = c.id
      join customer u on u.id = c.customer_id order by c.id`
    expect(rows.map(({ line }) => line)).toEqual([
      'ada@sixpence.example EUR 12480.55',
      'ada@sixpence.example USD 3200.00',
      'ada@sixpence.example GBP 640.20',
      'ben@sixpence.example EUR 2860.35',
      'ben@sixpence.example USD 1309.75',
      'ben@sixpence.example RON 3799.89',
      'vera@sixpence.example EUR 3246.95',
      'vera@sixpence.example GBP 940.00',
      'ion@sixpence.example EUR 9014.35',
      'ion@sixpence.example RON 26400.00',
      'nora@sixpence.example EUR 0.00',
      'theo@sixpence.example GBP 1875.20',
      'theo@sixpence.example USD 0.00',
      'maya@sixpence.example EUR 5160.40',
      'sven@sixpence.example EUR 1709.00',
      'iris@sixpence.example EUR 980.25',
      'oscar@sixpence.example EUR 2140.00',
      'livia@sixpence.example EUR 0.00',
      'marco@sixpence.example EUR 0.00',
      'yana@sixpence.example EUR 0.00',
      'orla@sixpence.example EUR 34509.58',
      'orla@sixpence.example USD 18900.00',
      'hugo@sixpence.example EUR 8270.40',
      'kofi@sixpence.example EUR 640.00',
      'lucia@sixpence.example EUR 915.60',
      'jonas@sixpence.example EUR 300.00',
      'mila@sixpence.example EUR 480.25',
      'tomas@sixpence.example EUR 1204.10',
      'elena@sixpence.example EUR 6044.25',
      'nadia@sixpence.example EUR 11024.75',
      'clara@sixpence.example EUR 2150.00',
      'rafael@sixpence.example EUR 3480.75',
      'milan@sixpence.example EUR 890.10',
      'clara@sixpence.example EUR 240.50',
      'rafael@sixpence.example EUR 412.35',
      'rafael@sixpence.example EUR 80.00',
      ...Array.from({ length: 5 }, () => 'rafael@sixpence.example EUR 0.00'),
      'rafael@sixpence.example EUR 12.00',
      'rafael@sixpence.example EUR 0.00',
      'rafael@sixpence.example EUR 55.20',
      ...Array.from({ length: 2 }, () => 'rafael@sixpence.example EUR 0.00'),
      'rafael@sixpence.example EUR 96.10',
      ...Array.from({ length: 2 }, () => 'rafael@sixpence.example EUR 0.00'),
      'orla@sixpence.example EUR 0.00',
      'milan@sixpence.example EUR 130.00',
    ])
  })

  it('knows everybody: nobody is asked for a number, a home or a document', async () => {
    await seed()
    const [people] = await held.database.sql<Record<string, string>>`
      select count(*)::text as everybody,
        count(*) filter (where verified and not is_limited(customer))::text as checked,
        count(phone.id)::text as phones, count(mail.id)::text as mails,
        count(home.id)::text as homes, count(passport.id)::text as passports
      from customer
        left join customer_phone phone
          on phone.customer_id = customer.id and phone.is_primary and phone.confirmed
        left join customer_email mail
          on mail.customer_id = customer.id and mail.is_primary and mail.confirmed
        left join customer_address home on home.customer_id = customer.id and home.is_primary
          and home.confirmed and home.status_id = 1
        left join identity_document passport on passport.customer_id = customer.id
          and passport.status_id = 2 and passport.expires_on > ${NOW}`
    const all = String(SEED_PEOPLE.length)
    expect(people).toEqual({
      everybody: all,
      checked: all,
      phones: all,
      mails: all,
      homes: all,
      passports: all,
    })
  })

  it('has the bookshop’s subscribers: one who goes on and one who has ended it', async () => {
    await seed()
    const { sql } = held.database
    const rows = await sql<{ line: string }>`
      select customer_id || ' ' || status || ' ' || coalesce(next_day > ${NOW}::timestamptz, false)
        || ' ' || (select count(*) from subscription_run where subscription_id = subscription.id)
        as line
      from subscription order by position`
    expect(rows.map(({ line }) => line)).toEqual([
      'customer-sven active true 6',
      'customer-maya canceled false 2',
    ])
    const waiting = await sql`select from merchant_delivery where next_attempt_at is not null`
    expect(waiting).toEqual([])
    expect(await findFaults(sql)).toEqual([])
  })

  it('sums to zero in every currency', async () => {
    await seed()
    const uneven = await held.database.sql<{ currency_code: string }>`
      select currency_code from posting group by currency_code having sum(amount) <> 0`
    expect(uneven).toEqual([])
  })

  it('lays the history into the last sixty days, none of it to come', async () => {
    await seed()
    const [span] = await held.database.sql<{ first: Date; last: Date }>`
      select min(at) as first, max(at) as last from journal_entry`
    expect(span?.first.toISOString()).toBe('2026-09-22T08:00:00.000Z')
    expect(span?.last.toISOString()).toBe('2026-11-20T18:00:00.000Z')
  })

  it('has batches of every kind, whose payments have arrived (MASS-001)', async () => {
    await seed()
    const { sql } = held.database
    const kinds = await sql<{ line: string }>`
      select distinct type || ' ' || case refused when 0 then 'executed' else 'partial' end as line
      from batch order by line`
    expect(kinds.map(({ line }) => line)).toEqual([
      'digital executed',
      'eft executed',
      'oct executed',
      'p2p executed',
      'p2p partial',
      'wire executed',
    ])
    expect(await sql`select from external_transfer where state = 'sent'`).toEqual([])
    expect(await findFaults(sql)).toEqual([])
  })

  it('keeps two drafts, one of them with a faulty row', async () => {
    await seed()
    const rows = await held.database.sql`
      select cells->>'email' as email from batch_draft_row where faults <> '{}'`
    expect(rows).toEqual([{ email: 'elena@sixpence' }])
  })

  it('makes the same bank every time and never twice', async () => {
    const dump = () =>
      held.database.sql<{ line: string }>`
        select (to_jsonb(p) - 'id')::text as line from posting p order by id`
    await seed()
    const once = await dump()
    await seed(new Date('2027-01-01T00:00:00.000Z'))
    expect(await dump()).toEqual(once)
  })
})
