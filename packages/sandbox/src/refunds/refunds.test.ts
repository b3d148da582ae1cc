import { MOST_REFUNDS } from '@sixpence/protocol'
import { refundNotificationSchema } from '@sixpence/protocol/schemas'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aKey } from '../../tests/a-bank.ts'
import { aMerchant, type TestMerchant } from '../../tests/a-merchant.ts'
import { refusedFor, type Shopper, shoppersOf } from '../../tests/a-shopper.ts'
import { invoicersOf } from '../../tests/invoicers.ts'
import { refundersOf, type WirePayment } from '../../tests/refunders.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const shoppers = shoppersOf(bank)
const { ask, events, paid, refund } = refundersOf(bank)
const FOREIGN = { responseCode: '13' }

describe('giving back a payment', () => {
  let shop: TestMerchant
  let owner: Shopper
  let ada: Shopper
  let payment: WirePayment
  let checkoutId: unknown

  const buy = async () => {
    checkoutId = (await shop.open())['id']
    await shoppers.pay(ada, checkoutId)
    return paid(owner, checkoutId)
  }

  beforeAll(async () => {
    shop = await aMerchant(bank)
    owner = await shoppers.signedIn(shop.person)
  })
  beforeEach(async () => {
    ada = await shoppers.come()
    payment = await buy()
  })

  it('is nothing that an API key does: it reads what was given back', async () => {
    expect(await shop.read(checkoutId)).not.toHaveProperty('refundedAmount')
    const headers = { Authorization: `Bearer ${shop.apiKey}`, 'Idempotency-Key': aKey() }
    const shown = { expectedLeftAmount: '42.00', expectedCurrencyCode: 'EUR' }
    const asked = { paymentId: payment.paymentId, amount: '10.00', ...shown }
    const { status } = await bank.post('/api?refundPay', asked, headers)
    expect(status).toBe(401)
    expect(await shoppers.balance(ada.eur)).toBe('958.00')
  })

  it('moves a part from the account that was paid to the one that paid, without a fee', async () => {
    const before = Number(await shoppers.balance(owner.eur))
    const { responseCode, transactionId } = await refund(owner, payment)
    expect(responseCode).toBe('00')
    expect(await shoppers.balance(ada.eur)).toBe('968.00')
    expect(Number(await shoppers.balance(owner.eur))).toBe(before - 10)
    expect(await paid(owner, checkoutId)).toMatchObject({
      amount: '42.00',
      refundedAmount: '10.00',
      waitingAmount: '0.00',
      leftAmount: '32.00',
      refunds: [{ amount: '10.00', transactionId }],
    })
    expect(await shop.read(checkoutId)).toMatchObject({ status: 'paid', refundedAmount: '10.00' })
    const [row] = await shoppers.history(ada)
    const name = expect.stringMatching(/^Shop \d+ SRL$/) as string
    const shown = { transactionId, type: 14, amount: '10.00', counterpartyName: name }
    expect(row).toMatchObject({ ...shown, direction: 'in', description: 'Two atlases' })
    expect((await shoppers.history(owner))[0]).toMatchObject({ transactionId, direction: 'out' })
    for (const seen of [row, (await shoppers.history(owner))[0]])
      expect(seen).not.toHaveProperty('counterpartyEmail')
  })

  it('tells who had paid, on the screen and by mail', async () => {
    const { transactionId } = await refund(owner, payment)
    const notices = await bank.database.sql<{ type: string; body: string }>`
      select type, body from notice
      where type <> 'balanceChanged' and customer_id = ${ada.customerId} and params->>'transactionId' = ${transactionId}`
    expect(notices).toEqual([
      {
        type: 'refundReceived',
        body: expect.stringMatching(/^Shop \d+ SRL has refunded 10\.00 EUR to you\.$/) as string,
      },
    ])
    const [mail] = await bank.database.sql<{ body: string }>`
      select body from inbox_message where recipient = ${ada.email} order by position desc limit 1`
    expect(mail?.body).toContain('has refunded 10.00 EUR to you.')
  })

  it('tells the merchant’s server in the same transaction, each time once', async () => {
    const key = aKey()
    const before = (await events(owner)).length
    const { transactionId } = await refund(owner, payment, { key })
    await refund(owner, payment, { key })
    const told = (await events(owner)).slice(before)
    expect(told).toEqual([
      {
        id: expect.any(String) as string,
        paymentId: payment.paymentId,
        checkoutId,
        orderId: payment['orderId'],
        amount: '10.00',
        currencyCode: 'EUR',
        refundedAmount: '10.00',
        paidAmount: '42.00',
        status: 'refunded',
        at: expect.any(String) as string,
        transactionId,
      },
    ])
    const [said] = told
    const message = { id: 'm1', type: 'refund.final', at: said?.['at'], refund: said }
    expect(refundNotificationSchema.safeParse(message).success).toBe(true)
  })

  it('gives back the whole once, and nothing after it', async () => {
    expect(await refund(owner, payment, { amount: '42' })).toMatchObject({ responseCode: '00' })
    expect(await shoppers.balance(ada.eur)).toBe('1000.00')
    const after = await paid(owner, checkoutId)
    expect(after).toMatchObject({ leftAmount: '0.00', refundedAmount: '42.00' })
    const again = { amount: '0.01', expectedLeftAmount: '0.01' }
    expect(await refund(owner, after, again)).toMatchObject(refusedFor('refundLeft'))
    expect(await shoppers.balance(ada.eur)).toBe('1000.00')
  })

  it('gives back in fifty parts at most: each of them is told to who paid', async () => {
    const part = { amount: '0.01' }
    for (let at = 0; at < MOST_REFUNDS; at += 1) {
      expect(await refund(owner, await paid(owner, checkoutId), part)).toMatchObject({
        responseCode: '00',
      })
    }
    const one = await refund(owner, await paid(owner, checkoutId), part)
    expect(one).toMatchObject(refusedFor('refundTimes'))
    expect(await paid(owner, checkoutId)).toMatchObject({ refundedAmount: '0.50' })
  })

  it('answers a repetition under its key as the first time', async () => {
    const key = aKey()
    const first = await refund(owner, payment, { key })
    expect(await refund(owner, payment, { key })).toEqual(first)
    expect(await shoppers.balance(ada.eur)).toBe('968.00')
    expect(await refund(owner, payment, { key, amount: '11' })).toMatchObject({ http: 422 })
  })

  it('takes one of two tabs that saw the same', async () => {
    const both = await Promise.all([refund(owner, payment), refund(owner, payment)])
    expect(both.filter(({ responseCode }) => responseCode === '00')).toHaveLength(1)
    expect(both.find(({ responseCode }) => responseCode !== '00')).toMatchObject(
      refusedFor('refundLeft'),
    )
    expect(await shoppers.balance(ada.eur)).toBe('968.00')
  })

  it.each([
    [{ amount: '42.01' }, 'refundLeft'],
    [{ amount: '1.001' }, 'refundAmount'],
    [{ expectedLeftAmount: '41.99' }, 'refundLeft'],
    [{ expectedCurrencyCode: 'USD' }, 'refundLeft'],
    [{ amount: '0' }, 'amount'],
    [{ amount: '-1' }, 'amount'],
    [{ amount: '1e15' }, 'amount'],
  ])('refuses %j', async (wish, param) => {
    const answer = await refund(owner, payment, wish)
    expect(JSON.stringify(answer)).toContain(`"param":"${param}"`)
    expect(await shoppers.balance(ada.eur)).toBe('958.00')
  })

  it('takes no account or payee from the call', async () => {
    await refund(owner, payment, { fromAccount: owner.usd, toAccount: owner.eur })
    expect(await shoppers.balance(ada.eur)).toBe('968.00')
  })

  it('refuses payments to others and ids of nothing alike', async () => {
    const other = await shoppers.signedIn((await aMerchant(bank)).person)
    for (const by of [other, ada]) expect(await refund(by, payment)).toMatchObject(FOREIGN)
    const none = { ...payment, paymentId: 'none' }
    expect(await refund(owner, none)).toMatchObject(FOREIGN)
    const [a, b] = [
      await ask(other, 'merchantPaymentGet', { paymentId: payment.paymentId }),
      await ask(other, 'merchantPaymentGet', { paymentId: 'none' }),
    ]
    expect(a).toEqual(b)
  })

  it('refuses what the account that was paid cannot bear', async () => {
    const poor = await aMerchant(bank, { accounts: [{ currencyCode: 'EUR' }] })
    const by = await shoppers.signedIn(poor.person)
    const { id } = await poor.open()
    await shoppers.pay(ada, id)
    const [account, email] = [by.eur, ada.email]
    const away = { fromAccount: account, toEmail: email, amount: '20.00', expectedFee: '0.25' }
    const key = aKey()
    await bank.call('p2pTransfer', away, { token: by.token, key })
    expect(await refund(by, await paid(by, id), { amount: '42' })).toMatchObject(
      refusedFor('balance'),
    )
  })

  it.each([11, 12])('refuses when the account that paid is at status %i', async status => {
    await bank.database.sql`
      update customer_account set status_id = ${status} where id = ${ada.eur}`
    expect(await refund(owner, payment)).toMatchObject(refusedFor('refundPayer'))
    expect(await events(owner)).not.toContainEqual(
      expect.objectContaining({ paymentId: payment.paymentId }),
    )
  })

  it('gives back paid invoices, without the fee that the payer paid', async () => {
    const invoicers = invoicersOf(bank)
    const { id } = await invoicers.send(owner, { toEmail: ada.email })
    await invoicers.pay(ada, id)
    const before = Number(await shoppers.balance(ada.eur))
    const bill = await paid(owner, id)
    expect(bill).toMatchObject({ kind: 'invoice', invoiceId: id, fee: '0.25', leftAmount: '40.00' })
    expect(await refund(owner, bill, { amount: '40' })).toMatchObject({ responseCode: '00' })
    expect(Number(await shoppers.balance(ada.eur))).toBe(before + 40)
  })

  it('lists what was paid, 20 a page, newest first', async () => {
    const busy = await aMerchant(bank)
    const by = await shoppers.signedIn(busy.person)
    for (let at = 0; at < 21; at += 1) await shoppers.pay(ada, (await busy.open())['id'])
    const first = await ask(by, 'merchantPaymentList')
    const second = await ask(by, 'merchantPaymentList', { pageNumber: 2 })
    const items = [first, second].flatMap(page => page['items'] as WirePayment[])
    expect([first['total'], (first['items'] as unknown[]).length]).toEqual([21, 20])
    expect(new Set(items.map(({ paymentId }) => paymentId)).size).toBe(21)
    const times = items.map(each => String(each['paidAt']))
    expect(times).toEqual(times.toSorted().toReversed())
    const five = await ask(by, 'merchantPaymentList', { pageSize: 5, pageNumber: 2 })
    expect(five['items']).toEqual(items.slice(5, 10))
    expect((await ask(by, 'merchantPaymentList', { pageNumber: 3 }))['items']).toEqual([])
    expect(await ask(by, 'merchantPaymentList', { pageNumber: 0 })).toMatchObject(
      refusedFor('pageNumber'),
    )
    expect(await ask(ada, 'merchantPaymentList')).toMatchObject({ items: [], total: 0 })
  })
})
