import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aKey } from '../../tests/a-bank.ts'
import { told } from '../../tests/a-merchant.ts'
import { anAttempt, savedButtonsOf } from '../../tests/a-saved-button.ts'
import { aManagedMerchant, toolUser, type ToolUser } from '../../tests/merchant-tools.ts'
import { type Shopper, type Shoppers, shoppersOf } from '../../tests/a-shopper.ts'
import { type Invoicer, invoicersOf } from '../../tests/invoicers.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const shoppers = shoppersOf(bank)
const invoicers = invoicersOf(bank)
const buttons = savedButtonsOf(bank)
const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const SEED = Number(process.env['SIXPENCE_SEED'] ?? 20_261_126)

const now = () => bank.sandbox.clock.now()
const today = () => now().toISOString().slice(0, 10)

/** Makes a merchant with an owner and a payer, who can buy by button, checkout and invoice. */
async function aSeller() {
  const { shop, owner } = await aManagedMerchant(bank)
  const payer = await shoppers.come()
  const seller: Invoicer = await shoppers.signedIn(shop.person)
  // Their sessions are over when days have passed.
  const again = (person: Shopper) => shoppers.signedIn(person)
  const byCheckout = async (amount: string, currencyCode = 'EUR') => {
    const { id } = await shop.open({ amount, currencyCode })
    const { eur, usd } = payer
    const shown = { expectedAmount: amount, expectedCurrencyCode: currencyCode }
    return shoppers.pay(await again(payer), id, {
      ...shown,
      fromAccount: currencyCode === 'EUR' ? eur : usd,
    })
  }
  const byButton = async (buttonId: string, amount: string) => {
    const by = await again(payer)
    const { checkoutId } = await buttons.open(by, buttonId, { attempt: anAttempt() })
    return shoppers.pay(by, checkoutId, { expectedAmount: amount })
  }
  const byInvoice = async () => {
    const { id, total } = await invoicers.send(await again(seller), { toEmail: payer.email })
    return invoicers.pay(await again(payer), id, { expectedTotal: total })
  }
  return { shop, owner, payer, byCheckout, byButton, byInvoice }
}

const takings = (owner: ToolUser, days: object = {}) => owner.call('merchantTakingsGet', days)

const NONE = { refunded: '0.00', refunds: 0, fees: '0.00' }

describe('takings', () => {
  it('are nothing before there are any', async () => {
    const { owner } = await aManagedMerchant(bank)
    const fromDate = new Date(now().getTime() - 29 * DAY_MS).toISOString().slice(0, 10)
    expect(await takings(owner)).toMatchObject({
      responseCode: '00',
      fromDate,
      toDate: today(),
      totals: [],
      days: [],
      buttons: [],
    })
  })

  it('are told by day and by button, each currency for itself', async () => {
    const { shop, owner, byCheckout, byButton, byInvoice } = await aSeller()
    const buttonId = await buttons.make(shop, { name: 'Tote bag', amount: '12.50' })
    await byButton(buttonId, '12.50')
    await byCheckout('30.00')
    await byCheckout('7.00', 'USD')
    await byInvoice()
    const answer = await takings(owner)
    const eur = { ...NONE, currencyCode: 'EUR', paid: '82.50', payments: 3, fees: '0.25' }
    const usd = { ...NONE, currencyCode: 'USD', paid: '7.00', payments: 1 }
    expect(answer['totals']).toEqual([eur, usd])
    expect(answer['days']).toEqual([
      { ...eur, day: today() },
      { ...usd, day: today() },
    ])
    expect(answer['buttons']).toEqual([
      { ...eur, paid: '12.50', payments: 1, fees: '0.00', buttonId, buttonName: 'Tote bag' },
      { ...eur, paid: '70.00', payments: 2 },
      usd,
    ])
  })

  it('go by the bank’s days, both included', async () => {
    const midnight = Date.parse(`${today()}T00:00:00Z`) + 2 * DAY_MS
    await bank.sandbox.clock.advance(midnight - HOUR_MS - now().getTime())
    const { owner, byCheckout } = await aSeller()
    const first = today()
    await byCheckout('1.00')
    await bank.sandbox.clock.advance(HOUR_MS)
    const second = today()
    await byCheckout('2.00')
    const paidFrom = async (fromDate: string, toDate: string) =>
      (await takings(owner, { fromDate, toDate }))['totals']
    expect(first < second).toBe(true)
    expect(await paidFrom(first, first)).toMatchObject([{ paid: '1.00' }])
    expect(await paidFrom(second, second)).toMatchObject([{ paid: '2.00' }])
    expect(await paidFrom(first, second)).toMatchObject([{ paid: '3.00' }])
  })

  it('are of 366 days at most, in their order', async () => {
    const { owner } = await aManagedMerchant(bank)
    const ask = (fromDate: string, toDate: string) => takings(owner, { fromDate, toDate })
    expect(await ask('2024-01-01', '2024-12-31')).toMatchObject({ responseCode: '00' })
    for (const [from, to] of [
      ['2024-01-01', '2025-01-01'],
      ['2024-01-02', '2024-01-01'],
      ['2024-02-30', '2024-03-01'],
    ] as const) {
      expect([from, await ask(from, to)]).toMatchObject([from, { responseCode: 'VF' }])
    }
  })

  it('are nobody else’s', async () => {
    const { byCheckout } = await aSeller()
    await byCheckout('5.00')
    const { owner } = await aManagedMerchant(bank)
    expect((await takings(owner))['totals']).toEqual([])
    expect((await owner.call('merchantTakingsCsvGet'))['content']).not.toContain('5.00')
  })

  it('come as a file in which no cell is a formula', async () => {
    const { shop, owner, byButton, byCheckout } = await aSeller()
    const buttonId = await buttons.make(shop, { name: '=HYPERLINK("x")', amount: '12.50' })
    await byButton(buttonId, '12.50')
    await byCheckout('30.00')
    const { fileName, content } = await owner.call('merchantTakingsCsvGet', {
      fromDate: today(),
      toDate: today(),
    })
    expect(fileName).toBe(`takings-${today()}-${today()}.csv`)
    expect(String(content).split('\r\n').slice(1)).toEqual([
      `${today()},"'=HYPERLINK(""x"")",EUR,1,12.50,0,0.00,0.00`,
      `${today()},,EUR,1,30.00,0,0.00,0.00`,
      '',
    ])
  })
})

/** Returns the ledger's totals of money to and from a merchant's accounts, by day. */
const ledgerOf = (customerId: string) => bank.database.sql<Record<string, unknown>>`
  select to_char(at at time zone 'utc', 'YYYY-MM-DD') as day, posting.currency_code as "currencyCode",
    coalesce(sum(amount) filter (where kind <> 'refund'), 0)::numeric as paid,
    coalesce(-sum(amount) filter (where kind = 'refund'), 0)::numeric as refunded
  from posting
    join journal_entry entry on entry.id = entry_id
    join customer_account account on account.id = account_id
  where customer_id = ${customerId} and kind in ('checkout', 'invoice', 'refund')
  group by 1, 2 order by 2, 1`

describe('the takings of a merchant', () => {
  it('equal the ledger on a bank’s first day, too', async () => {
    const clerk = await bank.person({
      kind: 'business',
      standing: { actsForOthers: true },
      accesses: [{ customerId: 'customer-ion', right: 'read', permissions: [] }],
    })
    const owner = toolUser(bank, clerk, 'customer-ion')
    const fromDate = new Date(now().getTime() - 365 * DAY_MS).toISOString().slice(0, 10)
    const answer = await takings(owner, { fromDate, toDate: today() })
    const ledger = await ledgerOf('customer-ion')
    expect(ledger.length).toBeGreaterThan(0)
    expect(plain(answer['days'])).toEqual(plain(ledger))
  })

  it('equal the ledger to the cent, whatever was paid and given back on which day', async () => {
    const { shop, owner, ...pay } = await aSeller()
    const buttonId = await buttons.make(shop, { name: 'Map', amount: '3.33' })
    const from = today()
    const steps = {
      checkout: (number: number) => pay.byCheckout((number / 100).toFixed(2)),
      dollars: (number: number) => pay.byCheckout((number / 100).toFixed(2), 'USD'),
      button: () => pay.byButton(buttonId, '3.33'),
      invoice: () => pay.byInvoice(),
      refund: (number: number) => giveBack(shop.person, number),
      hours: (number: number) => bank.sandbox.clock.advance(number * 0.03 * HOUR_MS),
    }
    const names = Object.keys(steps) as (keyof typeof steps)[]
    const step = fc.tuple(fc.constantFrom(...names), fc.integer({ min: 1, max: 999 }))
    const all = fc.array(step, { minLength: 40, maxLength: 40 })
    const [chosen = []] = fc.sample(all, { numRuns: 1, seed: SEED })
    for (const [name, number] of chosen) await steps[name](number)
    const answer = await takings(owner, { fromDate: from, toDate: today() })
    const ledger = await ledgerOf(owner.customerId)
    expect(plain(answer['days'])).toEqual(plain(ledger))
    expect(ledger.some(({ refunded }) => Number(refunded) > 0)).toBe(true)
    for (const part of ['days', 'buttons'] as const) {
      expect(cents(answer[part])).toEqual(cents(answer['totals']))
    }
    const fees = await bank.database.sql<{ currencyCode: string; fees: string }>`
      select posting.currency_code as "currencyCode", sum(posting.amount)::text as fees
      from merchant_payment join payment on payment.id = payment_id
        join posting on entry_id = transaction_id
      where merchant_id = ${owner.customerId} and purpose = 'fee' and posting.amount > 0
      group by 1`
    expect(fees).not.toEqual([])
    expect(sumsOf(answer['totals'], 'fees')).toEqual({ USD: 0, ...sumsOf(fees, 'fees') })
  })
})

/** Returns each day's figures as numbers. */
const plain = (rows: unknown) =>
  // Follows the method's schema.
  (rows as Record<string, string>[]).map(({ day, currencyCode, paid, refunded }) => ({
    day,
    currencyCode,
    paid: Number(paid),
    refunded: Number(refunded),
  }))

const PARTS = ['paid', 'refunded', 'fees', 'payments', 'refunds'] as const

const cents = (rows: unknown) => PARTS.map(part => sumsOf(rows, part))

function sumsOf(rows: unknown, part: string): Record<string, number> {
  const sums: Record<string, number> = {}
  // Follows the method's schema.
  for (const row of rows as Record<string, string>[]) {
    const { currencyCode = '' } = row
    sums[currencyCode] = (sums[currencyCode] ?? 0) + Math.round(100 * Number(row[part]))
  }
  return sums
}

/** Refunds a part of the latest payment that isn't refunded in full. */
async function giveBack(person: Parameters<Shoppers['signedIn']>[0], share: number) {
  const [paid] = await bank.database.sql<Record<'id' | 'left' | 'currency', string>>`
    select payment_id as id, (amount - refunded)::text as left, currency_code as currency
    from merchant_payment
    where merchant_id = ${person.customerId} and refunded < amount
    order by paid_at desc limit 1`
  if (!paid) return
  const { token } = await shoppers.signedIn(person)
  const amount = Math.max(0.01, Math.floor((Number(paid.left) * share) / 10) / 100).toFixed(2)
  const shown = { expectedLeftAmount: paid.left, expectedCurrencyCode: paid.currency }
  const input = { paymentId: paid.id, amount, ...shown }
  const answer = await told(bank.call('refundPay', input, { token, key: aKey() }))
  expect(answer).toMatchObject({ responseCode: '00' })
}
