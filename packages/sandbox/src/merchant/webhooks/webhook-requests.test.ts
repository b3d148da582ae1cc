import { beforeAll, describe, expect, it } from 'vitest'
import { receivers } from '../../../tests/a-receiver.ts'
import { shoppersOf } from '../../../tests/a-shopper.ts'
import { aManagedMerchant, itemsOf, type ToolUser } from '../../../tests/merchant-tools.ts'
import { eventually, testSandbox } from '../../../tests/test-sandbox.ts'
import type { Told } from '../../../tests/a-merchant.ts'
import { logPost } from '../../outbox/index.ts'

const servers = receivers()
const bank = testSandbox({ post: servers.post })
const shoppers = shoppersOf(bank)
const DAY = 24 * 60 * 60_000

let owner: ToolUser
beforeAll(async () => {
  ;({ owner } = await aManagedMerchant(bank))
})

let posts = 0
const log = (customerId: string, more: { url?: string; event?: string } = {}) =>
  bank.database.transaction(sql => {
    const context = { sql, clock: bank.sandbox.clock, newId: () => crypto.randomUUID() }
    return logPost(context, {
      customerId,
      eventId: `event-${(posts += 1)}`,
      event: more.event ?? 'checkout.final',
      receiver: { id: 'w1', name: 'Shop' },
      url: more.url ?? 'https://books.example/hooks',
      body: '{}',
      attempt: 1,
      posted: { isTaken: true, httpStatus: 204, durationMs: 8 },
    })
  })
async function fill(by: ToolUser, times: number, more = {}): Promise<void> {
  for (let index = 0; index < times; index += 1) await log(by.customerId, more)
}
const page = (by: ToolUser, query: Record<string, string> = {}) => by.list('webhookRequest', query)
const idsOf = (told: Told) => itemsOf(told).map(({ id }) => String(id))
const cursorOf = (told: Told, name: string) => ({ cursor: String(told[name]) })

describe('the log of webhooks', () => {
  it('has pages of twenty, newest first (MERCH-027, MERCH-028, CONST-006)', async () => {
    const { owner: by } = await aManagedMerchant(bank)
    await fill(by, 45)
    const first = await page(by)
    expect(idsOf(first)).toHaveLength(20)
    expect(first).toMatchObject({ http: 200, count: 45 })
    expect(first).not.toHaveProperty('prev')
    const second = await page(by, cursorOf(first, 'next'))
    const third = await page(by, cursorOf(second, 'next'))
    expect(idsOf(third)).toHaveLength(5)
    expect(third).not.toHaveProperty('next')
    const all = [first, second, third].flatMap(itemsOf)
    const numbers = all.map(({ messageId }) => Number(String(messageId).slice('event-'.length)))
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
    expect(new Set(numbers).size).toBe(45)
    expect(idsOf(await page(by, cursorOf(third, 'prev')))).toEqual(idsOf(second))
    expect(idsOf(await page(by, cursorOf(second, 'prev')))).toEqual(idsOf(first))
    expect(idsOf(await page(by, cursorOf(second, 'current')))).toEqual(idsOf(second))
  })

  it('neither loses nor repeats a row while new ones come', async () => {
    const { owner: by } = await aManagedMerchant(bank)
    await fill(by, 50)
    const before = idsOf(await page(by, { limit: '50' }))
    const seen: string[] = []
    let told = await page(by, { limit: '7' })
    const back = told
    for (;;) {
      seen.push(...idsOf(told))
      await fill(by, 3)
      if (told['next'] === undefined) break
      told = await page(by, { limit: '7', ...cursorOf(told, 'next') })
    }
    expect(seen).toEqual(before)
    // New rows are on the pages before the first one, each exactly once.
    const newer: string[] = []
    told = await page(by, { limit: '7', ...cursorOf(back, 'current') })
    while (told['prev'] !== undefined) {
      told = await page(by, { limit: '7', ...cursorOf(told, 'prev') })
      newer.unshift(...idsOf(told))
    }
    expect([...newer, ...before]).toEqual(idsOf(await page(by, { limit: '100' })))
  })

  it('shows no row before one that is still being written', async () => {
    const { owner: by } = await aManagedMerchant(bank)
    await Promise.all(Array.from({ length: 30 }, () => log(by.customerId)))
    expect(idsOf(await page(by, { limit: '100' }))).toHaveLength(30)
  })

  it('is searched by path, id and event, and by days (MERCH-028)', async () => {
    const { owner: by } = await aManagedMerchant(bank)
    await fill(by, 2, { url: 'https://books.example/Orders_1?token=secret' })
    await fill(by, 1, { url: 'https://books.example/orders%201' })
    await fill(by, 3, { event: 'invoice.final' })
    const found = async (query: Record<string, string>) => (await page(by, query))['count']
    expect(await found({ query: 'ORDERS_1' })).toBe(2)
    expect(await found({ query: 'invoice' })).toBe(3)
    expect(await found({ query: '%' })).toBe(1)
    expect(await found({ query: '_' })).toBe(2)
    expect(await found({ query: 'secret' })).toBe(0)
    const [first] = itemsOf(await page(by))
    expect(await found({ query: String(first?.['messageId']) })).toBe(1)
    expect(await found({ query: String(first?.['id']).slice(0, 20) })).toBe(1)
    const day = (moment: number) => new Date(moment).toISOString().slice(0, 10)
    const today = bank.sandbox.clock.now().getTime()
    expect(await found({ fromDate: day(today), toDate: day(today) })).toBe(6)
    expect(await found({ fromDate: day(today + DAY) })).toBe(0)
    expect(await found({ toDate: day(today - DAY) })).toBe(0)
  })

  it.each([
    { limit: '0' },
    { limit: '101' },
    { limit: 'many' },
    { cursor: 'o.nothing' },
    { cursor: 'x' },
    { fromDate: '2026-02-30' },
  ])('is not read by %j', async query => {
    expect(await page(owner, query)).toMatchObject({ http: 400, code: 'invalid_request' })
  })

  it('is not opened by the cursor of another', async () => {
    const { owner: other } = await aManagedMerchant(bank)
    await fill(other, 1)
    const cursor = cursorOf(await page(other), 'current')
    expect(await page(owner, cursor)).toEqual(await page(owner, { cursor: 'f.nothing' }))
  })

  it('tells each attempt, and nothing secret of it', async () => {
    const { shop, owner: by } = await aManagedMerchant(bank)
    const url = `${servers.address(500, 'breaks')}?token=in-the-query`
    const { secret } = await by.create('webhook', { name: 'Shop', url })
    const { id } = await shop.open()
    await shoppers.pay(await shoppers.come(), id)
    await eventually(async () => expect(itemsOf(await page(by))).toHaveLength(1))
    await bank.sandbox.clock.advance(1000)
    await eventually(async () => expect(itemsOf(await page(by))).toHaveLength(2))
    const rows = itemsOf(await page(by))
    expect(rows).toMatchObject([
      { event: 'checkout.final', attempt: 2, webhookName: 'Shop' },
      { event: 'checkout.final', attempt: 1, host: 'shop.example', method: 'POST' },
    ])
    expect(rows[0]?.['messageId']).toBe(rows[1]?.['messageId'])
    const text = JSON.stringify(rows)
    expect(text).toContain(String(id))
    for (const hidden of [String(secret), 'in-the-query', 'v1=']) expect(text).not.toContain(hidden)
  })

  it('sends a message again, under its own id, to its webhook alone', async () => {
    const { shop, owner: by } = await aManagedMerchant(bank)
    const [url, other] = [servers.address(), servers.address()]
    await by.create('webhook', { name: 'One', url })
    await by.create('webhook', { name: 'Other', url: other })
    const { id } = await shop.open()
    await shoppers.pay(await shoppers.come(), id)
    await eventually(async () => expect(itemsOf(await page(by))).toHaveLength(2))
    // Too late for one of the bank's own attempts.
    await bank.sandbox.clock.advance(10 * DAY)
    const row = itemsOf(await page(by)).find(({ webhookName }) => webhookName === 'One')
    const again = `webhookRequest/${String(row?.['id'])}/resend`
    expect(await by.create(again, {})).toMatchObject({ http: 200 })
    await eventually(() => expect(servers.at(url)).toHaveLength(2))
    const [first, second] = servers.at(url)
    expect(second?.body).toBe(first?.body)
    expect(servers.at(other)).toHaveLength(1)
    await by.create('webhook/ping', { url })
    const [ping] = itemsOf(await page(by, { query: 'ping' }))
    expect(await by.create(`webhookRequest/${String(ping?.['id'])}/resend`, {})).toMatchObject({
      http: 400,
    })
  })

  it('is kept for thirty days', async () => {
    const { owner: by } = await aManagedMerchant(bank)
    await fill(by, 2)
    await bank.sandbox.clock.advance(31 * DAY)
    await eventually(async () => expect(await page(by)).toMatchObject({ count: 0 }))
  })
})
