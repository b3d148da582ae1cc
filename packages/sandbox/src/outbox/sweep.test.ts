import { describe, expect, it } from 'vitest'
import { aMerchant } from '../../tests/a-merchant.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'
import type { Bank } from '../bank.ts'
import { notifyMerchant } from './notify-merchant.ts'
import { sweep } from './sweep.ts'

const bank = testSandbox()
const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const THREE_DAYS_MS = 3 * DAY_MS
const URL_OF_SHOP = 'https://shop.example/notifications'

/** Returns a bank that sweeps for the first time, at a given time. */
const at = (now: { readonly at: Date }) =>
  ({ database: bank.database, clock: { now: () => now.at } }) as Bank

let checkouts = 0

interface Waiting {
  readonly ageMs: number
  readonly url?: string | null
  /** True if its receiver is on; by default it is off if it has an address. */
  readonly enabled?: boolean
}

/** Adds a waiting event of a given age, for a receiver in a given state. */
async function waiting({ ageMs, url = URL_OF_SHOP, enabled = url === null }: Waiting) {
  const { customerId } = (await aMerchant(bank, { notificationUrl: URL_OF_SHOP })).person
  const now = bank.sandbox.clock.now()
  const facts = { checkout: { id: `swept-${(checkouts += 1)}` } }
  await bank.database.transaction(sql =>
    notifyMerchant(sql, { customerId, type: 'checkout.final', at: now, isCompleted: true, facts }),
  )
  const { sql } = bank.database
  await sql`update merchant_receiver set enabled = ${enabled}, url = ${url}
    where customer_id = ${customerId}`
  await sql`update merchant_delivery set written_at = ${new Date(now.getTime() - ageMs)}
    where customer_id = ${customerId}`
  return async () => {
    const rows = await sql`select 1 from merchant_delivery where customer_id = ${customerId}`
    return rows.length > 0
  }
}

describe('what a merchant was not told', () => {
  it.each([
    ['waits for three days while its receiver is off', { ageMs: THREE_DAYS_MS - HOUR_MS }, true],
    ['is given up after that', { ageMs: THREE_DAYS_MS + HOUR_MS }, false],
    ['is given up where there is no address', { ageMs: THREE_DAYS_MS + HOUR_MS, url: null }, false],
    ['waits on for a receiver that is on', { ageMs: 29 * DAY_MS, enabled: true }, true],
  ])('%s', async (_, wish, isKept) => {
    const isThere = await waiting(wish)
    await sweep(at({ at: bank.sandbox.clock.now() }))
    expect(await isThere()).toBe(isKept)
  })

  it('is looked through once an hour', async () => {
    const now = { at: bank.sandbox.clock.now() }
    const sweeper = at(now)
    await sweep(sweeper)
    const isThere = await waiting({ ageMs: 4 * DAY_MS })
    now.at = new Date(now.at.getTime() + HOUR_MS - 1)
    await sweep(sweeper)
    expect(await isThere()).toBe(true)
    now.at = new Date(now.at.getTime() + 1)
    await sweep(sweeper)
    expect(await isThere()).toBe(false)
  })
})

describe('what merchants read of', () => {
  it.each([
    ['a try', HOUR_MS],
    ['an attempt', 30 * DAY_MS],
    ['a request', 30 * DAY_MS],
  ] as const)('is kept for its time and no longer: %s', async (what, keptMs) => {
    const { customerId } = (await aMerchant(bank)).person
    const { sql } = bank.database
    const then = bank.sandbox.clock.now()
    const id = crypto.randomUUID()
    await {
      'a try': () => sql`insert into merchant_try values (${customerId}, 'ping', ${then})`,
      'an attempt': () => sql`
        insert into merchant_post (id, customer_id, event_id, event, at, host, path, duration_ms,
          attempt, request, words)
        values (${id}, ${customerId}, 'e', 'ping', ${then}, 'shop.example', '/', 1, 1, '', '')`,
      'a request': () => sql`
        insert into api_request (id, customer_id, api_key_id, at, method, path, ip, http_status,
          duration_ms)
        values (${id}, ${customerId}, 'k', ${then}, 'GET', '/', '::1', 200, 1)`,
    }[what]()
    const kept = async () => {
      const [row] = await sql<{ count: number }>`
        select (select count(*) from merchant_try where customer_id = ${customerId})::integer
          + (select count(*) from merchant_post where id = ${id})::integer
          + (select count(*) from api_request where id = ${id})::integer as count`
      return row?.count
    }
    await sweep(at({ at: new Date(then.getTime() + keptMs) }))
    expect(await kept()).toBe(1)
    await sweep(at({ at: new Date(then.getTime() + keptMs + 1) }))
    expect(await kept()).toBe(0)
  })
})
