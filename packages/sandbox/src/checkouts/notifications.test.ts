import { createHmac } from 'node:crypto'
import { checkoutNotificationSchema } from '@sixpence/protocol/schemas'
import { verifySignature } from '@sixpence/protocol/merchant-signature'
import { describe, expect, it } from 'vitest'
import { aMerchant } from '../../tests/a-merchant.ts'
import { type Received, receivers } from '../../tests/a-receiver.ts'
import { shoppersOf } from '../../tests/a-shopper.ts'
import { eventually, testSandbox } from '../../tests/test-sandbox.ts'

const servers = receivers()
const bank = testSandbox({ post: servers.post })
const shoppers = shoppersOf(bank)

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

const idOf = (body: string) => checkoutNotificationSchema.parse(JSON.parse(body)).id
const cameTimes = (url: string, times: number) =>
  eventually(() => expect(servers.at(url)).toHaveLength(times))

async function paidAt(notificationUrl: string | undefined) {
  const shop = await aMerchant(bank, { ...(notificationUrl && { notificationUrl }) })
  const { id } = await shop.open()
  await shoppers.pay(await shoppers.come(), id)
  return { shop, id }
}

/** The next time that a waiting notification is posted; undefined if it isn't. */
async function nextAttempt(checkoutId: unknown): Promise<Date | null | undefined> {
  const [row] = await bank.database.sql<{ at: Date | null }>`
    select next_attempt_at as at from merchant_delivery join merchant_event on id = event_id
    where facts -> 'checkout' ->> 'id' = ${checkoutId}`
  return row?.at
}

const settled = async (checkoutId: unknown) =>
  expect
    .poll(async () => {
      const [row] = await bank.database.sql<{ held: Date | null }>`
        select held_until as held from merchant_delivery join merchant_event on id = event_id
        where facts -> 'checkout' ->> 'id' = ${checkoutId}`
      return row?.held
    })
    .toBeNull()

describe('a merchant', () => {
  it('is told of a paid checkout, signed, once', async () => {
    const url = servers.address()
    const { shop, id } = await paidAt(url)
    await cameTimes(url, 1)
    const [{ body, signature, request }] = servers.at(url) as [Received]
    const { http: _, ...checkout } = await shop.read(id)
    expect(JSON.parse(body)).toEqual({
      id: expect.any(String) as string,
      type: 'checkout.final',
      at: checkout['paidAt'],
      checkout,
    })
    expect(request).toMatchObject({ method: 'POST', redirect: 'manual' })
    const secret = shop.signingSecret
    const now = new Date()
    expect(await verifySignature({ body, header: signature, secret, now })).toBe(true)
    const [, at, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
    expect(createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')).toBe(hex)
    await settled(id)
    await bank.sandbox.clock.advance(DAY)
    expect(await nextAttempt(id)).toBeNull()
    await cameTimes(url, 1)
  })

  it('is told of a checkout that nobody paid in time', async () => {
    const url = servers.address()
    const shop = await aMerchant(bank, { notificationUrl: url })
    const { id } = await shop.open()
    await bank.sandbox.clock.advance(HOUR)
    await cameTimes(url, 1)
    expect(JSON.parse(servers.at(url)[0]?.body ?? '')).toMatchObject({
      checkout: { id, status: 'expired' },
    })
  })

  it('is told of a checkout that was refused for good', async () => {
    const url = servers.address()
    const shop = await aMerchant(bank, { notificationUrl: url })
    const { id } = await shop.open()
    await bank.database.sql`
      update customer_account set status_id = 11 where customer_id = ${shop.person.customerId}`
    await shoppers.pay(await shoppers.come(), id)
    await cameTimes(url, 1)
    expect(JSON.parse(servers.at(url)[0]?.body ?? '')).toMatchObject({
      checkout: { id, status: 'refused' },
    })
  })

  it('is told again, later each time, until a 2xx', async () => {
    const url = servers.address(500, 302, 'breaks', 404)
    const { id } = await paidAt(url)
    for (const [index, most] of [1000, 2000, 4000, 8000].entries()) {
      await cameTimes(url, index + 1)
      await settled(id)
      const waitMs = Number(await nextAttempt(id)) - bank.sandbox.clock.now().getTime()
      expect(waitMs).toBeLessThanOrEqual(most)
      // Some of it may have passed by now.
      expect(waitMs).toBeGreaterThan(most / 2 - 500)
      await bank.sandbox.clock.advance(most)
    }
    await cameTimes(url, 5)
    await settled(id)
    expect(await nextAttempt(id)).toBeNull()
    const all = servers.at(url)
    expect(new Set(all.map(({ body }) => body)).size).toBe(1)
    expect(idOf(all[0]?.body ?? '')).not.toBe('')
  })

  it('is left alone after three days', async () => {
    const url = servers.address(...Array.from({ length: 9 }, () => 500))
    const { id } = await paidAt(url)
    await cameTimes(url, 1)
    await settled(id)
    await bank.sandbox.clock.advance(3 * DAY)
    await cameTimes(url, 2)
    await settled(id)
    expect(await nextAttempt(id)).toBeNull()
  })

  it('is told once it has said where', async () => {
    const { shop, id } = await paidAt(undefined)
    expect(await nextAttempt(id)).toBeInstanceOf(Date)
    const url = servers.address()
    await bank.control('/origins', { clientKey: shop.clientKey, notificationUrl: url })
    await cameTimes(url, 1)
  })

  it('is told of nothing that did not happen', async () => {
    const url = servers.address()
    const shop = await aMerchant(bank, { notificationUrl: url })
    const { id } = await shop.open()
    await shoppers.pay(await shoppers.come(), id, { expectedAmount: '1.00' })
    expect(await nextAttempt(id)).toBeUndefined()
  })

  it('whose server hangs keeps nobody waiting, and is told again', async () => {
    const [hanging, other] = [servers.address('hangs'), servers.address()]
    await paidAt(hanging)
    await cameTimes(hanging, 1)
    await paidAt(other)
    await cameTimes(other, 1)
    // Nobody else works on it, though the bank's time has moved on.
    await bank.sandbox.clock.advance(HOUR)
    expect(servers.at(hanging)).toHaveLength(1)
    await expect
      .poll(async () => servers.at(hanging).length, { timeout: 15_000, interval: 100 })
      .toBe(2)
  })
})
