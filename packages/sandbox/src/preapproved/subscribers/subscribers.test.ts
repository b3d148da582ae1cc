import { installmentNotificationSchema } from '@sixpence/protocol/schemas'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aKey } from '../../../tests/a-bank.ts'
import { aMerchant, type TestMerchant } from '../../../tests/a-merchant.ts'
import { anAttempt, savedButtonsOf } from '../../../tests/a-saved-button.ts'
import { type Shopper, shoppersOf } from '../../../tests/a-shopper.ts'
import { eventually, readJson, testSandbox, type TestPerson } from '../../../tests/test-sandbox.ts'
import { subscriberHandlers } from './subscriber-handlers.ts'
import { audit } from '../../audit/index.ts'

const bank = testSandbox()
const shoppers = shoppersOf(bank)
const buttons = savedButtonsOf(bank)
const MONTHLY = { name: 'A book a month', type: 'subscription', frequency: 'monthly' }
const TERMS = { frequency: 'monthly', userCancel: true }

const advance = async (advanceMs: number): Promise<Date> => {
  const { now } = (await (await bank.control('/clock', { advanceMs })).json()) as { now: string }
  return new Date(now)
}
const setClock = async (at: string) => advance(Date.parse(at) - (await advance(0)).getTime())

describe('a subscription to what a merchant sells', () => {
  let shop: TestMerchant
  let merchant: Shopper
  let ada: Shopper

  beforeAll(async () => {
    shop = await aMerchant(bank)
    merchant = await shoppers.signedIn(shop.person)
  })
  beforeEach(async () => {
    merchant = await shoppers.signedIn(shop.person)
    ada = await shoppers.come()
  })

  const ask = (by: Shopper, method: string, input: object = {}) =>
    readJson(bank.call(method, input, { token: by.token, key: aKey() }))
  const listed = async (filter: object = {}) =>
    (await ask(merchant, 'subscriberList', filter))['items'] as Record<string, unknown>[]
  const installments = async (subscriptionId: unknown) =>
    (await ask(merchant, 'installmentList', { subscriptionId }))['items'] as object[]
  const preapproved = async (by: Shopper) =>
    (await ask(by, 'preapprovedList'))['items'] as Record<string, unknown>[]
  const mailsTo = async ({ email }: Pick<TestPerson, 'email'>) =>
    (await (await bank.control(`/inbox?to=${encodeURIComponent(email)}`)).json()) as {
      subject: string
      body: string
    }[]

  const aButton = async () => {
    const wish = { ...MONTHLY, amount: '42.00', currencyCode: 'EUR' }
    const { item } = await ask(merchant, 'savedButtonCreate', wish)
    return (item as { id: string }).id
  }
  const begin = async (by: Shopper) => {
    const buttonId = await aButton()
    const { checkoutId } = await buttons.open(by, buttonId, { attempt: anAttempt() })
    return { checkoutId, paid: await shoppers.pay(by, checkoutId) }
  }
  const subscribe = async (by: Shopper) => {
    expect((await begin(by)).paid).toMatchObject({ responseCode: '00' })
    const [item] = await listed({ email: by.email })
    return String(item?.['subscriptionId'])
  }

  it('says before it is paid how it is repeated, and begins with the payment (MERCH-038)', async () => {
    const buttonId = await aButton()
    const { checkoutId } = await buttons.open(ada, buttonId, { attempt: anAttempt() })
    expect(await shoppers.shown(ada, checkoutId)).toMatchObject({ subscription: TERMS })
    expect(await listed({ email: ada.email })).toEqual([])
    await shoppers.pay(ada, checkoutId)
    const [item] = await listed({ email: ada.email })
    expect(item).toMatchObject({
      email: ada.email,
      description: 'A book a month',
      amount: '42.00',
      currencyCode: 'EUR',
      frequency: 'monthly',
      status: 'active',
      installmentsPaid: 1,
    })
  })

  it('comes by fifty unless told otherwise (MERCH-038)', async () => {
    const asked: unknown[] = []
    const sql = async (_text: unknown, ...values: unknown[]) => {
      asked.push(...values)
      return []
    }
    const context = { sql, caller: { customerId: 'shop' } } as never
    expect(await subscriberHandlers.subscribers({}, context)).toEqual({ items: [], total: 0 })
    expect(asked.slice(-2)).toEqual([50, 0])
  })

  it('is among the repeating payments of who pays, without an account of the merchant’s (PREAP-003)', async () => {
    await subscribe(ada)
    const [item] = await preapproved(ada)
    expect(item).toMatchObject({
      type: 'merchant',
      beneficiaryName: expect.stringMatching(/^Shop \d+ SRL$/) as string,
      description: 'A book a month',
      amount: '42.00',
      fromAccount: ada.eur,
      userCancel: true,
    })
    expect(item).not.toHaveProperty('toAccount')
    expect(JSON.stringify(item)).not.toContain(merchant.eur)
  })

  it('is paid each month by the clock, each time as a checkout; the 31st stays it where there is one (MERCH-040)', async () => {
    const year = (await advance(0)).getUTCFullYear()
    await setClock(`${year}-12-31T09:00:00Z`)
    ada = await shoppers.signedIn(ada)
    merchant = await shoppers.signedIn(shop.person)
    const id = await subscribe(ada)
    await setClock(`${year + 1}-04-01T00:00:00Z`)
    merchant = await shoppers.signedIn(shop.person)
    await eventually(async () => expect(await installments(id)).toHaveLength(4))
    expect(await installments(id)).toMatchObject([
      { number: 4, date: `${year + 1}-03-31`, status: 'paid' },
      { number: 3, date: expect.stringMatching(/-02-2[89]$/) as string, status: 'paid' },
      { number: 2, date: `${year + 1}-01-31`, status: 'paid' },
      { number: 1, date: `${year}-12-31`, status: 'paid' },
    ])
    const checkouts = await bank.database.sql<{ status: string; amount: string }>`
      select status, amount from checkout where opened_by = ${ada.customerId}`
    expect(checkouts).toEqual(Array(4).fill({ status: 'paid', amount: '42.00' }))
    expect(await audit(bank.database)).toEqual([])
  })

  it('waits with its first payment for an approval, whose mail names the rhythm', async () => {
    ada = await shoppers.come({ approval: 'otp' })
    const { paid } = await begin(ada)
    expect(paid).toMatchObject({ approval: { approveType: 'otp' } })
    expect(await listed({ email: ada.email })).toEqual([])
    const [mail] = await mailsTo(ada)
    expect(mail?.body).toContain('It repeats every month')
  })

  it('ends at once when the merchant ends it, who cannot end another’s (MERCH-039)', async () => {
    const id = await subscribe(ada)
    const other = await shoppers.signedIn((await aMerchant(bank)).person)
    const stranger = await ask(other, 'subscriberCancel', { subscriptionId: id })
    expect(stranger).toEqual(await ask(other, 'subscriberCancel', { subscriptionId: 'none' }))
    expect(await ask(other, 'installmentList', { subscriptionId: id })).toMatchObject({
      responseCode: '13',
    })
    const ended = await ask(merchant, 'subscriberCancel', { subscriptionId: id })
    expect(ended).toMatchObject({ responseCode: '00', item: { status: 'canceled' } })
    expect(await preapproved(ada)).toMatchObject([{ status: 'canceled' }])
    const [mail] = await mailsTo(ada)
    expect(mail?.body).toMatch(/Shop \d+ SRL.* has ended your repeating payment of .*42/)
  })

  it('ends at once when who pays ends it, and the merchant is told', async () => {
    const id = await subscribe(ada)
    await ask(ada, 'preapprovedCancel', { id })
    expect(await listed({ email: ada.email })).toMatchObject([{ status: 'canceled' }])
    const [mail] = await mailsTo(shop.person)
    expect(mail?.subject).toBe('A subscription has ended')
  })

  it('tells both when there is no cover, the merchant without why, and ends after three in a row', async () => {
    ada = await shoppers.come({ accounts: [{ currencyCode: 'EUR', balance: '50.00' }] })
    const id = await subscribe(ada)
    await advance(40 * 86_400_000)
    merchant = await shoppers.signedIn(shop.person)
    await eventually(async () => expect(await installments(id)).toHaveLength(2))
    const [toPayer] = await mailsTo(ada)
    expect(toPayer?.body).toContain('There wasn’t enough money in the account.')
    const [toMerchant] = await mailsTo(shop.person)
    expect(toMerchant?.subject).toBe('A subscription payment failed')
    expect(toMerchant?.body).not.toContain('enough money')
    expect((await installments(id))[0]).not.toHaveProperty('checkoutId')
    await advance(70 * 86_400_000)
    merchant = await shoppers.signedIn(shop.person)
    await eventually(async () =>
      expect(await listed({ email: ada.email })).toMatchObject([{ status: 'stopped' }]),
    )
    expect(await installments(id)).toMatchObject([
      { status: 'failed' },
      { status: 'failed' },
      { status: 'failed' },
      { status: 'paid' },
    ])
  })

  it('is told to programs of the merchant’s, payment by payment', async () => {
    ada = await shoppers.come({ accounts: [{ currencyCode: 'EUR', balance: '50.00' }] })
    const id = await subscribe(ada)
    await advance(40 * 86_400_000)
    merchant = await shoppers.signedIn(shop.person)
    await eventually(async () => expect(await installments(id)).toHaveLength(2))
    const events = await bank.database.sql<{ id: string; type: string; at: Date; facts: object }>`
      select id, type, at, facts from merchant_event
      where type = 'installment.final' and facts->'installment'->>'subscriptionId' = ${id}
      order by (facts->'installment'->>'number')::int`
    const told = events.map(({ at, facts, ...event }) =>
      z.decode(installmentNotificationSchema, {
        ...event,
        at: at.toISOString(),
        ...facts,
      } as never),
    )
    expect(told).toMatchObject([
      { installment: { number: 1, status: 'paid', amount: '42.00', currencyCode: 'EUR' } },
      { installment: { number: 2, status: 'failed' } },
    ])
    expect(told[0]?.installment.checkoutId).toMatch(/^[0-9a-f]{32}$/)
    expect(JSON.stringify(told[1])).not.toContain('funds')
  })

  it('comes by pages of fifty (CONST-018)', async () => {
    expect(await ask(merchant, 'subscriberList', { pageNumber: 0 })).toMatchObject({
      responseCode: 'VF',
    })
    await subscribe(ada)
    const { items, total } = await ask(merchant, 'subscriberList', { pageNumber: 2, pageSize: 1 })
    expect(items).toHaveLength(1)
    expect(total).toBeGreaterThan(1)
    expect(await ask(merchant, 'subscriberList', { pageNumber: 1000 })).toMatchObject({
      items: [],
      total,
    })
  })
})
