import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aKey } from '../../tests/a-bank.ts'
import { aMerchant, type TestMerchant, told } from '../../tests/a-merchant.ts'
import { refusedFor, type Shopper, shoppersOf } from '../../tests/a-shopper.ts'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const shoppers = shoppersOf(bank)
const MINUTE = 60_000

describe('a checkout whose payment needs an approval', () => {
  let shop: TestMerchant
  let vera: Shopper
  let checkoutId: unknown
  let key = ''

  beforeAll(async () => {
    shop = await aMerchant(bank)
  })
  beforeEach(async () => {
    vera = await shoppers.come({ approval: 'otp' })
    checkoutId = (await shop.open())['id']
    key = aKey()
  })

  const begin = async () => {
    const { approval } = await shoppers.pay(vera, checkoutId, { key })
    return (approval as { trxid: string }).trxid
  }
  const approve = (trxid: string, approvalCode: string) =>
    readJson(bank.call('transferApprove', { trxid, approvalCode }, { token: vera.token, key }))
  const intent = () => told(bank.call('paymentIntentGet', { key }, vera.token))

  it('is pending, and paid with the code', async () => {
    const trxid = await begin()
    expect(await shop.read(checkoutId)).toMatchObject({ status: 'pending' })
    expect(await shoppers.balance(vera.eur)).toBe('1000.00')
    const { transactionId } = await approve(trxid, await bank.codeOf(vera.email))
    expect(await shop.read(checkoutId)).toMatchObject({ status: 'paid', transactionId })
    expect(await shoppers.balance(vera.eur)).toBe('958.00')
  })

  it('tells what the bank holds of it', async () => {
    await begin()
    const merchantName = (await shoppers.shown(vera, checkoutId)) as { merchantName: string }
    expect(await intent()).toMatchObject({
      status: 'pendingApproval',
      method: 'checkoutPay',
      held: {
        operation: 'checkout',
        checkoutId,
        merchantName: merchantName.merchantName,
        fromAccount: vera.eur,
        amount: '42.00',
        fee: '0.00',
        total: '42.00',
        note: 'Two atlases',
      },
    })
    expect((await shoppers.history(vera))[0]).toMatchObject({
      type: 5,
      status: 'processing',
      counterpartyName: merchantName.merchantName,
    })
  })

  it('names amount and merchant beside every code', async () => {
    const trxid = await begin()
    await bank.sandbox.clock.advance(MINUTE)
    await readJson(bank.call('approvalCodeGenerate', { trxid }, vera.token))
    const rows = await bank.database.sql<{ body: string }>`
      select body from inbox_message where recipient = ${vera.email}`
    expect(rows).toHaveLength(2)
    for (const { body } of rows) expect(body).toMatch(/42\.00 EUR to Shop \d+ SRL\.\n/)
  })

  it.each([
    ['checkout', { checkout: true }],
    ['amount', { amount: '41.00' }],
    ['account', { account: true }],
  ])(
    'takes no code that was sent for another %s',
    async (
      _,
      {
        amount,
        checkout,
        account,
      }: {
        amount?: string
        checkout?: boolean
        account?: boolean
      },
    ) => {
      const trxid = await begin()
      const other = checkout ? (await shop.open())['id'] : checkoutId
      await bank.database.sql`
      update payment set amount = ${amount ?? '42.00'}, checkout_id = ${other},
        from_account = ${account ? vera.usd : vera.eur}
      where key = ${key}`
      const answer = await approve(trxid, await bank.codeOf(vera.email))
      expect(answer).toMatchObject({ validationErrors: [{ param: 'approvalCode' }] })
    },
  )

  it('keeps others out only while it waits', async () => {
    const trxid = await begin()
    const ada = await shoppers.come()
    expect(await shoppers.pay(ada, checkoutId)).toMatchObject(refusedFor('checkoutPending'))
    await bank.sandbox.clock.advance(15 * MINUTE)
    const ben = await shoppers.come()
    expect(await shop.read(checkoutId)).toMatchObject({ status: 'open' })
    expect(await shoppers.pay(ben, checkoutId)).toMatchObject({ responseCode: '00' })
    vera = await shoppers.signedIn(vera)
    expect(await approve(trxid, await bank.codeOf(vera.email))).toMatchObject(
      refusedFor('approvalExpired'),
    )
    expect(await shoppers.entriesOf(checkoutId)).toHaveLength(1)
  })

  it('is open again when the approval is refused', async () => {
    const trxid = await begin()
    await bank.database.sql`update customer_account set status_id = 11 where id = ${vera.eur}`
    const code = await bank.codeOf(vera.email)
    expect(await approve(trxid, code)).toMatchObject({ responseCode: 'CA' })
    expect(await shop.read(checkoutId)).toMatchObject({ status: 'open' })
  })

  it('cannot be approved after its hour, though the approval is young', async () => {
    await bank.sandbox.clock.advance(50 * MINUTE)
    vera = await shoppers.signedIn(vera)
    const trxid = await begin()
    await bank.sandbox.clock.advance(10 * MINUTE)
    vera = await shoppers.signedIn(vera)
    expect(await approve(trxid, await bank.codeOf(vera.email))).toMatchObject(
      refusedFor('approvalExpired'),
    )
    expect(await shop.read(checkoutId)).toMatchObject({ status: 'expired' })
  })

  it('cannot be approved once another payment was faster', async () => {
    const trxid = await begin()
    await bank.database.sql`
      update payment_approval set expires_at = ${new Date(0)} where trxid = ${trxid}`
    await shoppers.pay(await shoppers.come(), checkoutId)
    await bank.database.sql`
      update payment_approval set expires_at = ${new Date('2100-01-01')} where trxid = ${trxid}`
    const code = await bank.codeOf(vera.email)
    expect(await approve(trxid, code)).toMatchObject(refusedFor('checkoutPaid'))
    expect(await intent()).toMatchObject({ status: 'refused' })
    expect(await shoppers.entriesOf(checkoutId)).toHaveLength(1)
  })
})
