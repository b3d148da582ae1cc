import { beforeAll, describe, expect, it } from 'vitest'
import { aMerchant, type TestMerchant } from '../../tests/a-merchant.ts'
import { anAttempt, savedButtonsOf } from '../../tests/a-saved-button.ts'
import { type Shopper, shoppersOf } from '../../tests/a-shopper.ts'
import { eventually, readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const shoppers = shoppersOf(bank)
const buttons = savedButtonsOf(bank)

let paid: TestMerchant
let other: TestMerchant
let payer: Shopper
let token = ''

beforeAll(async () => {
  paid = await aMerchant(bank)
  other = await aMerchant(bank)
  payer = await shoppers.come()
  token = (await bank.signIn(paid.person)).accessToken
  await shoppers.pay(payer, (await paid.open())['id'])
  await shoppers.pay(payer, (await other.open())['id'])
})

const ask = (input: object, by = token) => readJson(bank.call('reputationList', input, by))
const notesOf = async (input: object) =>
  ((await ask(input))['items'] as { note: string }[]).map(({ note }) => note)

let invoices = 0

/** Sends the payer an invoice from any merchant. */
const bill = (from: TestMerchant, fields: { status?: string; dueOn?: string; to?: string } = {}) =>
  bank.database.sql`
    insert into invoice (id, kind, payee_id, payee_name, payee_email, to_email, amount, fee,
      currency_code, due_on, status, sent_at, final_at)
    values (${String((invoices += 1)).padStart(32, '0')}, 'customer', ${from.person.customerId},
      'Shop', 'shop@sixpence.example', ${fields.to ?? payer.email}, 10, 0.25, 'EUR',
      ${fields.dueOn ?? '2999-01-01'}, ${fields.status ?? 'open'}, now(),
      ${fields.status === undefined ? null : '2026-01-01T00:00:00Z'})`

describe('reputationList', () => {
  it('tells of dealings with every merchant, and of none which (MERCH-045)', async () => {
    const answer = await ask({ email: `  ${payer.email.toUpperCase()} ` })
    expect(answer).toMatchObject({ responseCode: '00', total: 2 })
    expect(answer['items']).toEqual(
      Array.from({ length: 2 }, () => ({
        email: payer.email,
        type: 'positive',
        score: 1,
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
        note: 'checkoutPaid',
      })),
    )
  })

  it('holds no invoice against who rejected or ignored it (MERCH-045)', async () => {
    const before = await ask({ email: payer.email })
    await bill(other)
    await bill(other, { status: 'rejected' })
    await bill(other, { dueOn: '2020-02-01' })
    const { requestId: _after, ...after } = await ask({ email: payer.email })
    const { requestId: _before, ...unchanged } = before
    expect(after).toEqual(unchanged)
    expect(await notesOf({ email: payer.email, type: 'positive' })).toHaveLength(2)
  })

  it('tells of an agreed payment that was not covered (MERCH-045)', async () => {
    const poor = await shoppers.come({ accounts: [{ currencyCode: 'EUR', balance: '50.00' }] })
    const weekly = { type: 'subscription', frequency: 'weekly' }
    const buttonId = await buttons.make(paid, weekly)
    const { checkoutId } = await buttons.open(poor, buttonId, { attempt: anAttempt() })
    expect(await shoppers.pay(poor, checkoutId)).toMatchObject({ responseCode: '00' })
    await bank.control('/clock', { advanceMs: 8 * 24 * 60 * 60_000 })
    token = (await bank.signIn(paid.person)).accessToken
    await eventually(async () =>
      expect(await notesOf({ email: poor.email, type: 'negative' })).toEqual(['installmentUnpaid']),
    )
    expect(await notesOf({ email: poor.email, type: 'positive' })).toEqual(['checkoutPaid'])
  })

  it('tells of an address that the merchant has billed (MERCH-045)', async () => {
    const stranger = await shoppers.come()
    const { email } = stranger
    await shoppers.pay(stranger, (await other.open())['id'])
    expect(await ask({ email })).toMatchObject({ items: [], total: 0 })
    await bill(paid, { to: email })
    expect(await notesOf({ email })).toEqual(['checkoutPaid'])
  })

  it('tells nothing of whom the merchant has not dealt with, as if there were nothing (MERCH-045)', async () => {
    const stranger = await shoppers.come()
    await shoppers.pay(stranger, (await other.open())['id'])
    const unknown = await ask({ email: 'nobody@elsewhere.example' })
    expect(unknown).toMatchObject({ responseCode: '00', items: [], total: 0 })
    expect(await ask({ email: stranger.email })).toEqual(unknown)
  })

  it('takes as long for whom it tells nothing of (MERCH-045)', async () => {
    const stranger = await shoppers.come()
    await shoppers.pay(stranger, (await other.open())['id'])
    const timed = async (email: string) => {
      const begun = performance.now()
      await ask({ email })
      return performance.now() - begun
    }
    // A busy machine only slows calls down.
    const quickest = (times: number[]) => times.toSorted((a, b) => a - b)[4] ?? 0
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let round = 0; round < 20; round += 1) {
      known.push(await timed(stranger.email))
      unknown.push(await timed('nobody@elsewhere.example'))
    }
    expect(Math.abs(quickest(known) - quickest(unknown))).toBeLessThan(10)
  })

  it('comes by pages of a hundred (MERCH-045)', async () => {
    const often = await shoppers.come()
    const { email } = often
    await shoppers.pay(often, (await paid.open())['id'])
    await bank.database.sql`
      insert into payment (id, customer_id, method, key, fingerprint, operation, checkout_id,
        status, refusal, created_at)
      select 'often-' || number, customer_id, method, 'often-' || number, fingerprint, operation,
        checkout_id, 'refused', '{}', created_at
      from payment, generate_series(1, 100) as number
      where customer_id = ${often.customerId} and checkout_id is not null`
    const [first, second] = [await ask({ email }), await ask({ email, pageNumber: 2 })]
    expect(first).toMatchObject({ total: 101 })
    expect(first['items']).toHaveLength(100)
    expect(second['items']).toHaveLength(1)
    expect(await ask({ email, pageNumber: 0 })).toMatchObject({
      validationErrors: [{ param: 'pageNumber' }],
    })
    expect(await ask({ email, pageSize: 101 })).toMatchObject({
      validationErrors: [{ param: 'pageSize' }],
    })
  })

  it.each([[''], [undefined], ['a'.repeat(255)]])('refuses the address %j', async email => {
    expect(await ask({ email })).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: 'email' }],
    })
  })
})
