import { describe, expect, it } from 'vitest'
import { aMerchant } from '../../tests/a-merchant.ts'
import { shoppersOf } from '../../tests/a-shopper.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'
import type { Post } from '../http/index.ts'
import { claimDeliveries, type ClaimedDelivery } from './claim-deliveries.ts'
import { deliver, type Delivering } from './deliver.ts'
import { keepWaiting, notifyMerchant } from './index.ts'
import { markDelivered, markFailed } from './settle-delivery.ts'

// It can't post anything: notifications wait.
const bank = testSandbox()
const shoppers = shoppersOf(bank)

async function aPaidCheckout(): Promise<unknown> {
  const shop = await aMerchant(bank, { notificationUrl: 'https://shop.example/notifications' })
  const { id } = await shop.open()
  await shoppers.pay(await shoppers.come(), id)
  return id
}

const context = () => ({ sql: bank.database.sql, clock: bank.sandbox.clock })
const PLENTY = { all: 100, ofIll: 100 }

const eventOf = async (checkoutId: unknown) => {
  const [row] = await bank.database.sql<{ id: string }>`
    select id from merchant_event where facts -> 'checkout' ->> 'id' = ${checkoutId}`
  return row?.id ?? ''
}
const claim = async (checkoutId: unknown): Promise<ClaimedDelivery | undefined> => {
  const eventId = await eventOf(checkoutId)
  const all = await bank.database.transaction(sql => claimDeliveries({ ...context(), sql }, PLENTY))
  return all.find(one => one.eventId === eventId)
}
const kept = async (checkoutId: unknown) => {
  const [row] = await bank.database.sql<{ attempts: number; next: Date | null }>`
    select attempts, next_attempt_at as next from merchant_delivery
    where event_id = ${await eventOf(checkoutId)}`
  return row
}
const leave = async (checkoutId: unknown) => bank.database.sql`
  update merchant_delivery set held_until = clock_timestamp()
  where event_id = ${await eventOf(checkoutId)}`

/** Returns the context of an attempt. */
const telling = (post: Post, newId = () => crypto.randomUUID() as string): Delivering => ({
  bank: {
    database: bank.database,
    clock: bank.sandbox.clock,
    newId,
    real: { now: () => new Date() },
  },
  post,
  closing: new AbortController().signal,
})

/** Returns all traces of an attempt. */
const traces = async (checkoutId: unknown) => {
  const eventId = await eventOf(checkoutId)
  const [row] = await bank.database.sql`
    select delivery.*, receiver.failures, receiver.last_delivered_at,
      (select count(*)::integer from merchant_post post where post.event_id = event.id) as posts
    from merchant_delivery delivery
      join merchant_receiver receiver on receiver.id = receiver_id
      join merchant_event event on event.id = event_id
    where event_id = ${eventId}`
  return row
}

describe('the outbox', () => {
  it('keeps what a merchant is to be told, without anybody to tell it', async () => {
    expect(await kept(await aPaidCheckout())).toMatchObject({ attempts: 0 })
  })

  it('has one at a time for each notification', async () => {
    const id = await aPaidCheckout()
    expect(await claim(id)).toMatchObject({ attempts: 1 })
    await bank.sandbox.clock.advance(24 * 60 * 60_000)
    expect(await claim(id)).toBeUndefined()
  })

  it('gives what a bank left behind to another', async () => {
    const id = await aPaidCheckout()
    await claim(id)
    await leave(id)
    expect(await claim(id)).toMatchObject({ attempts: 2 })
  })

  it('does not take back what a merchant has', async () => {
    const id = await aPaidCheckout()
    const claimed = await claim(id)
    if (!claimed) throw new Error('nothing was claimed')
    await markDelivered(context(), claimed, { httpStatus: 204 })
    await markFailed(context(), claimed, { writtenAt: new Date() })
    expect(await kept(id)).toEqual({ attempts: 1, next: null })
  })

  it('tells late what is dated back, as often as anything else', async () => {
    const { person } = await aMerchant(bank, { notificationUrl: 'https://shop.example/late' })
    const { customerId } = person
    const now = await bank.sandbox.clock.advance(20 * 24 * 60 * 60_000)
    const at = new Date(now.getTime() - 10 * 24 * 60 * 60_000)
    const event = { customerId, type: 'checkout.final', at, isCompleted: true } as const
    const facts = { checkout: { id: 'a-late-one' } }
    await bank.database.transaction(sql => notifyMerchant(sql, { ...event, facts }))
    const [receiver] = await bank.database.sql<{ id: string }>`
      select id from merchant_receiver where customer_id = ${customerId}`
    await keepWaiting(context(), receiver?.id ?? '')
    const claimed = await claim('a-late-one')
    if (!claimed) throw new Error('nothing was claimed')
    await deliver(
      claimed,
      telling(() => Promise.reject(new TypeError('fetch failed'))),
    )
    expect(await kept('a-late-one')).toMatchObject({
      attempts: 1,
      next: expect.any(Date) as Date,
    })
  })

  it.each([204, 503])('keeps an attempt as a whole or not at all: %i', async status => {
    const id = await aPaidCheckout()
    const claimed = await claim(id)
    if (!claimed) throw new Error('nothing was claimed')
    const before = await traces(id)
    const post = async () => new Response(null, { status })
    const dies = telling(post, () => {
      throw new Error('the bank ends here')
    })
    await expect(deliver(claimed, dies)).rejects.toThrow('the bank ends here')
    expect(await traces(id)).toEqual(before)
    await deliver(claimed, telling(post))
    expect(await traces(id)).toMatchObject({
      posts: 1,
      http_status: status,
      failures: status === 204 ? 0 : 1,
    })
  })

  it('is not moved by an attempt that another has overtaken', async () => {
    const id = await aPaidCheckout()
    const first = await claim(id)
    await leave(id)
    await claim(id)
    if (!first) throw new Error('nothing was claimed')
    const before = await kept(id)
    await markFailed(context(), first, { writtenAt: new Date() })
    expect(await kept(id)).toEqual(before)
  })
})
