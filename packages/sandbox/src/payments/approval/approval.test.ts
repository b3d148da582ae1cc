import { accountMethods, paymentMethods, transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'

const held = testDatabase()
const MINUTE = 60_000

describe('approving a transfer', () => {
  let bank: TestBank
  let ben: TestCustomer
  let vera: TestCustomer
  let eur = ''
  let key = ''

  beforeEach(async () => {
    bank = aBank(held.database)
    ben = await bank.customer({ approval: 'otp', accounts: { EUR: '100.00' } })
    vera = await bank.customer({ name: 'Vera Kostova', accounts: { EUR: '0' } })
    eur = ben.accounts['EUR'] ?? ''
    key = aKey()
  })

  const open = async (amount = '20', under = key) => {
    const input = { fromAccount: eur, toEmail: vera.email, amount, note: 'Lunch' }
    const { body } = await bank.call(transferMethods.sendP2p, { by: ben, input, key: under })
    const approval = body['approval'] as { trxid: string } | undefined // follows the method's schema
    return { body, trxid: approval?.trxid ?? 'nothing waits' }
  }
  const approve = async (trxid: string, approvalCode: string, under = key) =>
    bank.call(paymentMethods.approve, { by: ben, input: { trxid, approvalCode }, key: under })
  const resend = async (trxid: string) =>
    (await bank.call(paymentMethods.sendCode, { by: ben, input: { trxid } })).body
  const intent = async () =>
    (await bank.call(paymentMethods.intent, { by: ben, input: { key } })).body
  const refused = (param: string) => ({ body: { validationErrors: [{ param }] } })

  it('waits for a code and moves nothing until then (APPR-003)', async () => {
    const { body } = await open()
    expect(body).toMatchObject({
      responseCode: '00',
      fee: '0.25',
      approval: {
        approveType: 'otp',
        approvalSentTo: `${ben.email.slice(0, 1)}•••@sixpence.example`,
      },
    })
    expect(body).not.toHaveProperty('transactionId')
    expect(await bank.balance(eur)).toBe('100.00')
    expect(await intent()).toMatchObject({ status: 'pendingApproval', approval: body['approval'] })
  })

  it('names amount and payee beside the code', async () => {
    await open()
    const [mail] = await bank.database.sql<{ body: string }>`
      select body from inbox_message where recipient = ${ben.email}`
    expect(mail?.body).toContain(`20.00 EUR to Vera K. (${vera.email})`)
    expect(mail?.body).toContain(await bank.codeOf(ben))
  })

  it('moves the money with the right code, once (APPR-008)', async () => {
    const { trxid } = await open()
    const first = await approve(trxid, await bank.codeOf(ben))
    expect(first.body).toMatchObject({ responseCode: '00' })
    expect(await approve(trxid, await bank.codeOf(ben))).toEqual(first)
    expect([await bank.balance(eur), await bank.balance(vera.accounts['EUR'])]).toEqual([
      '79.75',
      '20.00',
    ])
    expect(await intent()).toMatchObject({
      status: 'settled',
      transactionId: first.body['transactionId'],
    })
  })

  it('tells what it holds to whoever asks by the key', async () => {
    await open()
    const held = {
      operation: 'p2p',
      fromAccount: eur,
      payeeEmail: vera.email,
      payeeName: 'Vera K.',
      currencyCode: 'EUR',
      amount: '20.00',
      fee: '0.25',
      total: '20.25',
      note: 'Lunch',
    }
    expect(await intent()).toMatchObject({ status: 'pendingApproval', held })
    await bank.database.sql`update payment set amount = 21 where key = ${key}`
    expect(await intent()).toMatchObject({ held: { amount: '21', total: '21.25' } })
  })

  it('tells of an own transfer where it goes, and of others no account', async () => {
    const ada = await bank.customer({ accounts: { EUR: '100.00', USD: '0' } })
    const [fromAccount, toAccount] = [ada.accounts['EUR'], ada.accounts['USD']]
    const input = { fromAccount, toAccount, toAmount: '10' }
    await bank.call(transferMethods.sendOwn, { by: ada, input, key })
    const { body } = await bank.call(paymentMethods.intent, { by: ada, input: { key } })
    const held = { operation: 'betweenAccounts', fromAccount, toAccount, currencyCode: 'EUR' }
    expect(body).toMatchObject({ status: 'settled', held })
    expect(body).not.toHaveProperty('held.payeeName')
    const under = aKey()
    await open('5', under)
    const theirs = await bank.call(paymentMethods.intent, { by: ben, input: { key: under } })
    expect(theirs.body).not.toHaveProperty('held.toAccount')
  })

  it('holds nothing of an order that it did not understand', async () => {
    const input = { fromAccount: eur, toEmail: 'nobody@sixpence.example', amount: '5' }
    await bank.call(transferMethods.sendP2p, { by: ben, input, key })
    expect(await intent()).toMatchObject({ status: 'refused' })
    expect(await intent()).not.toHaveProperty('held')
  })

  it('counts wrong codes and takes none after the fifth', async () => {
    const { trxid } = await open()
    for (let tries = 1; tries < 5; tries += 1) {
      expect(await approve(trxid, '000000')).toMatchObject({
        body: { validationErrors: [{ param: 'approvalCode', triesLeft: 5 - tries }] },
      })
    }
    expect(await approve(trxid, '000000')).toMatchObject(refused('approvalCodeAttempts'))
    const right = await approve(trxid, await bank.codeOf(ben))
    expect(right).toMatchObject(refused('approvalCodeAttempts'))
    expect(await bank.balance(eur)).toBe('100.00')
  })

  it('takes a code for ten minutes', async () => {
    const { trxid } = await open()
    bank.advance(10 * MINUTE)
    const answer = await approve(trxid, await bank.codeOf(ben))
    expect(answer).toMatchObject(refused('approvalCodeExpired'))
  })

  it('sends a new code after a minute, which voids the old one (APPR-013)', async () => {
    const { trxid } = await open()
    const old = await bank.codeOf(ben)
    expect(await resend(trxid)).toMatchObject({
      validationErrors: [{ param: 'approvalCodeTooSoon' }],
    })
    bank.advance(MINUTE)
    expect(await resend(trxid)).toMatchObject({ responseCode: '00' })
    expect(await approve(trxid, old)).toMatchObject(refused('approvalCode'))
    expect((await approve(trxid, await bank.codeOf(ben))).body).toMatchObject({
      responseCode: '00',
    })
  })

  it('sends five codes at most', async () => {
    const { trxid } = await open()
    for (let codes = 2; codes <= 5; codes += 1) {
      bank.advance(MINUTE)
      expect(await resend(trxid)).toMatchObject({ responseCode: '00' })
    }
    bank.advance(MINUTE)
    expect(await resend(trxid)).toMatchObject({
      validationErrors: [{ param: 'approvalCodeAttempts' }],
    })
  })

  it('forgets a payment that nobody approved for a day', async () => {
    const { trxid } = await open()
    bank.advance(24 * 60 * MINUTE)
    const answer = await approve(trxid, await bank.codeOf(ben))
    expect(answer).toMatchObject(refused('approvalExpired'))
    expect(await resend(trxid)).toMatchObject({ validationErrors: [{ param: 'approvalExpired' }] })
    expect(await intent()).toMatchObject({ status: 'expired' })
  })

  it('takes a code for nothing but what its message said', async () => {
    const { trxid } = await open()
    await bank.database.sql`update payment set amount = 21 where key = ${key}`
    const answer = await approve(trxid, await bank.codeOf(ben))
    expect(answer).toMatchObject(refused('approvalCode'))
  })

  it('wants the key that the payment was opened under', async () => {
    const { trxid } = await open()
    const code = await bank.codeOf(ben)
    expect(await approve(trxid, code, aKey())).toMatchObject({ status: 422 })
    expect(await approve(trxid, code, 'short')).toMatchObject({ status: 400 })
  })

  it('shows the payment of one customer to no other', async () => {
    const { trxid } = await open()
    const input = { trxid, approvalCode: await bank.codeOf(ben) }
    const approval = await bank.call(paymentMethods.approve, { by: vera, input, key })
    const code = await bank.call(paymentMethods.sendCode, { by: vera, input: { trxid } })
    const lookup = await bank.call(paymentMethods.intent, { by: vera, input: { key } })
    expect(approval.body['responseCode']).toBe('13')
    expect(code.body['responseCode']).toBe('13')
    expect(lookup.body).toMatchObject({ status: 'notFound' })
  })

  it('holds what waits, without taking it (ACCT-002)', async () => {
    await open('60')
    const { body } = await bank.call(accountMethods.list, { by: ben, input: {} })
    expect(body['accounts']).toMatchObject([{ balance: '100.00', pendingAmount: '60.25' }])
    const second = await open('60', aKey())
    expect(second).toMatchObject(refused('balance'))
  })

  it('counts for the limit of its day while it waits, and no longer once it is over', async () => {
    const left = async () => {
      const input = { fromAccount: eur, type: 'p2p' }
      return (await bank.call(transferMethods.limits, { by: ben, input })).body['dailyLeft']
    }
    await open('60')
    expect(await left()).toBe('24940.00')
    await bank.database.sql`update payment_approval set expires_at = ${bank.now()}`
    expect(await left()).toBe('25000.00')
  })

  it('refuses for good when the payee is gone by then (APPR-005)', async () => {
    const { trxid } = await open()
    await bank.database.sql`
      update customer_account set status_id = 71 where customer_id = ${vera.id}`
    const answer = await approve(trxid, await bank.codeOf(ben))
    expect(answer).toMatchObject(refused('toEmail'))
    expect(await approve(trxid, await bank.codeOf(ben))).toEqual(answer)
    expect(await intent()).toMatchObject({
      status: 'refused',
      refusal: { responseCode: 'VF', validationErrors: [{ param: 'toEmail' }] },
    })
  })
})
