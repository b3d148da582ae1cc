import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aKey } from '../../tests/a-bank.ts'
import { aMerchant, type TestMerchant } from '../../tests/a-merchant.ts'
import { refusedFor, type Shopper, shoppersOf } from '../../tests/a-shopper.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const shoppers = shoppersOf(bank)
const MINUTE = 60_000

describe('paying a checkout', () => {
  let shop: TestMerchant
  let ada: Shopper
  let checkoutId: unknown

  beforeAll(async () => {
    shop = await aMerchant(bank)
  })
  beforeEach(async () => {
    ada = await shoppers.come()
    checkoutId = (await shop.open())['id']
  })

  it('shows what the merchant asked for', async () => {
    expect(await shoppers.shown(ada, checkoutId)).toEqual({
      checkoutId,
      merchantName: expect.stringMatching(/^Shop \d+ SRL$/) as string,
      amount: '42.00',
      currencyCode: 'EUR',
      description: 'Two atlases',
      status: 'open',
      expiresAt: expect.any(String) as string,
    })
  })

  it('moves the money to the merchant and marks it paid', async () => {
    const owner = await shoppers.signedIn(shop.person)
    const before = Number(await shoppers.balance(owner.eur))
    const { responseCode, transactionId } = await shoppers.pay(ada, checkoutId)
    expect(responseCode).toBe('00')
    expect(await shoppers.balance(ada.eur)).toBe('958.00')
    expect(Number(await shoppers.balance(owner.eur))).toBe(before + 42)
    expect(await shop.read(checkoutId)).toMatchObject({
      status: 'paid',
      transactionId,
      paidAt: expect.any(String) as string,
    })
    expect(await shoppers.shown(ada, checkoutId)).toMatchObject({ status: 'paid' })
    const [paid, received] = [(await shoppers.history(ada))[0], (await shoppers.history(owner))[0]]
    const row = { transactionId, type: 5, amount: '42.00', description: 'Two atlases' }
    const merchantName = expect.stringMatching(/^Shop \d+ SRL$/) as string
    expect(paid).toMatchObject({ ...row, direction: 'out', counterpartyName: merchantName })
    expect(received).toMatchObject({ ...row, direction: 'in' })
    expect(received).not.toHaveProperty('counterpartyEmail')
  })

  it('costs the customer nothing more', async () => {
    const poor = await shoppers.come({ accounts: [{ currencyCode: 'EUR', balance: '42.00' }] })
    expect(await shoppers.pay(poor, checkoutId)).toMatchObject({ responseCode: '00' })
    expect(await shoppers.balance(poor.eur)).toBe('0.00')
  })

  it.each([
    [{ expectedAmount: '41.99' }, 'expectedAmount'],
    [{ expectedCurrencyCode: 'USD' }, 'expectedAmount'],
    [{ checkoutId: '0'.repeat(32) }, 'checkoutId'],
    [{ checkoutId: 'nothing' }, 'checkoutId'],
  ])('refuses %j', async (other, param) => {
    expect(await shoppers.pay(ada, checkoutId, other)).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param }],
    })
    expect(await shoppers.entriesOf(checkoutId)).toEqual([])
    expect(await shoppers.shown(ada, checkoutId)).toMatchObject({ status: 'open' })
  })

  it('takes 42 for 42.00', async () => {
    expect(await shoppers.pay(ada, checkoutId, { expectedAmount: '42' })).toMatchObject({
      responseCode: '00',
    })
  })

  it('takes no amount or payee from the call', async () => {
    const other = { amount: '0.01', toEmail: ada.email, toAccount: ada.usd, currencyCode: 'USD' }
    await shoppers.pay(ada, checkoutId, other)
    expect(await shoppers.balance(ada.eur)).toBe('958.00')
  })

  it('refuses an account in another currency, or of somebody else', async () => {
    expect(await shoppers.pay(ada, checkoutId, { fromAccount: ada.usd })).toMatchObject(
      refusedFor('fromAccount'),
    )
    const ben = await shoppers.come()
    expect(await shoppers.pay(ada, checkoutId, { fromAccount: ben.eur })).toMatchObject({
      responseCode: '13',
    })
  })

  it('refuses the merchant’s own customer', async () => {
    const owner = await shoppers.signedIn(shop.person)
    expect(await shoppers.pay(owner, checkoutId)).toMatchObject(refusedFor('checkoutOwn'))
  })

  it('refuses more than the account or the limits have', async () => {
    const { id } = await shop.open({ amount: '1000.01' })
    expect(await shoppers.pay(ada, id, { expectedAmount: '1000.01' })).toMatchObject(
      refusedFor('balance'),
    )
    const rich = await shoppers.come({ accounts: [{ currencyCode: 'EUR', balance: '50000' }] })
    const payDear = async (orderId: string) => {
      const dear = await shop.open({ orderId, amount: '10000.00' })
      return shoppers.pay(rich, dear['id'], { expectedAmount: '10000.00' })
    }
    for (const orderId of ['dear-1', 'dear-2'])
      expect(await payDear(orderId)).toMatchObject({ responseCode: '00' })
    // A day's limit is 25,000.
    expect(await payDear('dear-3')).toMatchObject(refusedFor('amount'))
  })

  it('answers a repetition under its key as the first time', async () => {
    const key = aKey()
    const first = await shoppers.pay(ada, checkoutId, { key })
    expect(await shoppers.pay(ada, checkoutId, { key })).toEqual(first)
    expect(await shoppers.entriesOf(checkoutId)).toHaveLength(1)
  })

  it('refuses to be paid again, by anybody', async () => {
    await shoppers.pay(ada, checkoutId)
    expect(await shoppers.pay(ada, checkoutId)).toMatchObject(refusedFor('checkoutPaid'))
    expect(await shoppers.pay(await shoppers.come(), checkoutId)).toMatchObject(
      refusedFor('checkoutPaid'),
    )
    expect(await shoppers.entriesOf(checkoutId)).toHaveLength(1)
  })

  it('refuses to be paid after its hour', async () => {
    await bank.sandbox.clock.advance(60 * MINUTE)
    const late = await shoppers.come()
    expect(await shoppers.pay(late, checkoutId)).toMatchObject(refusedFor('checkoutExpired'))
  })

  it('is refused for good when its merchant cannot be paid', async () => {
    const closed = await aMerchant(bank, { accounts: [{ currencyCode: 'EUR' }] })
    const { id } = await closed.open()
    await bank.database.sql`
      update customer_account set status_id = 11 where customer_id = ${closed.person.customerId}`
    expect(await shoppers.pay(ada, id)).toMatchObject(refusedFor('checkoutRefused'))
    expect(await closed.read(id)).toMatchObject({ status: 'refused' })
    expect(await shoppers.pay(await shoppers.come(), id)).toMatchObject(
      refusedFor('checkoutRefused'),
    )
  })

  it('moves money once for fifty payments at once', async () => {
    const customers = await Promise.all(Array.from({ length: 5 }, () => shoppers.come()))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        shoppers.pay(customers[index % 5] ?? ada, checkoutId),
      ),
    )
    expect(answers.filter(({ responseCode }) => responseCode === '00')).toHaveLength(1)
    expect(answers.filter(({ responseCode }) => responseCode === 'VF')).toHaveLength(49)
    expect(await shoppers.entriesOf(checkoutId)).toHaveLength(1)
  })
})
