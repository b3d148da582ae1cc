import { transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, beforeTheLock, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'

const held = testDatabase()

describe('transfers to other people', () => {
  let bank: TestBank
  let ada: TestCustomer
  let vera: TestCustomer
  let eur = ''

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '100.00' } })
    vera = await bank.customer({ name: 'Vera Kostova', accounts: { EUR: '0', GBP: '7' } })
    eur = ada.accounts['EUR'] ?? ''
  })

  const send = async (change: object = {}, key = aKey()) => {
    const input = { fromAccount: eur, toEmail: vera.email, amount: '20', ...change }
    return (await bank.call(transferMethods.sendP2p, { by: ada, input, key })).body
  }

  it('takes the fee on top and tells it beforehand (XFER-011)', async () => {
    const call = { by: ada, input: { fromAccount: eur, amount: '20' } }
    const { body } = await bank.call(transferMethods.quoteP2p, call)
    expect(body).toMatchObject({ fee: '0.25', feeCurrencyCode: 'EUR', total: '20.25' })
    expect(await send({ expectedFee: '0.25' })).toMatchObject({ responseCode: '00', fee: '0.25' })
    expect(await bank.balance(eur)).toBe('79.75')
    expect(await bank.balance(vera.accounts['EUR'])).toBe('20.00')
    expect(await bank.balance('fees:EUR')).toBe('0.25')
  })

  it('moves at once where no approval is asked for (APPR-002)', async () => {
    const body = await send()
    expect(body['transactionId']).toEqual(expect.any(String))
    expect(body).not.toHaveProperty('approval')
  })

  it('finds the payee in whatever case the address is typed', async () => {
    expect(await send({ toEmail: vera.email.toUpperCase() })).toMatchObject({ responseCode: '00' })
  })

  it.each([
    ['a stranger', { toEmail: 'nobody@sixpence.example' }, 'toEmail'],
    ['more than there is, the fee included', { amount: '99.76' }, 'balance'],
    ['less than the minimum', { amount: '0.99' }, 'amount'],
    ['more than the maximum', { amount: '10000.01' }, 'amount'],
    ['another fee than shown', { expectedFee: '0.24' }, 'expectedFee'],
  ])('refuses %s', async (_what, change, param) => {
    expect(await send(change)).toMatchObject({ responseCode: 'VF', validationErrors: [{ param }] })
    expect(await bank.balance(eur)).toBe('100.00')
  })

  it('refuses to pay oneself, or somebody without an account in the currency', async () => {
    const self = await send({ toEmail: ada.email })
    const poor = await bank.customer({ accounts: { USD: '0' } })
    const without = await send({ toEmail: poor.email })
    for (const answer of [self, without]) {
      expect(answer).toMatchObject({ validationErrors: [{ param: 'toEmail' }] })
    }
  })

  it('tells limits and the most that can be sent', async () => {
    const route = { fromAccount: eur }
    const limits = { by: ada, input: { ...route, type: 'p2p' } }
    const most = { by: ada, input: { ...route, operation: 'p2p' } }
    expect((await bank.call(transferMethods.limits, limits)).body).toMatchObject({
      min: '1.00',
      max: '10000.00',
      dailyLeft: '25000.00',
    })
    expect((await bank.call(transferMethods.maxAmount, most)).body).toMatchObject({
      amount: '99.75',
    })
    await send({ amount: '99.75' })
    expect(await bank.balance(eur)).toBe('0.00')
    expect((await bank.call(transferMethods.limits, limits)).body).toMatchObject({
      dailyLeft: '24900.25',
    })
    expect((await bank.call(transferMethods.maxAmount, most)).body).toMatchObject({
      amount: '0.00',
    })
  })

  it.each([
    ['1000.00 EUR', 'USD', '23915.80'],
    ['100.00 EUR', 'JPY', '8673'],
    ['10000 JPY', 'EUR', '24938.75'],
    ['10000.00 EUR', 'JPY', '0'],
  ])('counts %s for the limit of a day in %s, at the bank’s rate', async (paid, asked, left) => {
    const [amount, code = ''] = paid.split(' ')
    const payer = await bank.customer({ accounts: { [code]: '20000', [asked]: '20000' } })
    const payee = await bank.customer({ accounts: { [code]: '0', [asked]: '0' } })
    const send = async (by: string, much: string | undefined) => {
      const input = { fromAccount: payer.accounts[by], toEmail: payee.email, amount: much }
      return (await bank.call(transferMethods.sendP2p, { by: payer, input, key: aKey() })).body
    }
    expect(await send(code, amount)).toMatchObject({ responseCode: '00' })
    const limits = { by: payer, input: { fromAccount: payer.accounts[asked], type: 'p2p' } }
    expect((await bank.call(transferMethods.limits, limits)).body).toMatchObject({
      dailyLeft: left,
    })
    await bank.database.sql`
      insert into customer_limit (customer_id, operation, daily)
      values (${payer.id}, 'p2p', 25000 - ${left}::numeric)`
    expect(await send(asked, '100')).toMatchObject({ validationErrors: [{ param: 'amount' }] })
  })

  it('lets a customer send more in a day than the bank’s limit, where their own is higher', async () => {
    ada = await bank.customer({ accounts: { EUR: '50000' } })
    eur = ada.accounts['EUR'] ?? ''
    await bank.database.sql`
      insert into customer_limit (customer_id, operation, daily) values (${ada.id}, 'p2p', 34000)`
    for (const _payment of [1, 2, 3]) {
      expect(await send({ amount: '10000' })).toMatchObject({ responseCode: '00' })
    }
    const ask = async (method: 'limits' | 'maxAmount' | 'rehearse', input: object) =>
      (await bank.call(transferMethods[method], { by: ada, input: { fromAccount: eur, ...input } }))
        .body
    expect(await ask('limits', { type: 'p2p' })).toMatchObject({
      max: '10000.00',
      dailyLeft: '4000.00',
    })
    expect(await ask('maxAmount', { operation: 'p2p' })).toMatchObject({ amount: '4000.00' })
    const rehearsed = { operation: 'p2p', toEmail: vera.email }
    expect(await ask('rehearse', { ...rehearsed, amount: '4000' })).toHaveProperty('rehearsal')
    for (const refused of [
      await ask('rehearse', { ...rehearsed, amount: '4000.01' }),
      await send({ amount: '4000.01' }),
    ]) {
      expect(refused).toMatchObject({ validationErrors: [{ param: 'amount' }] })
    }
  })

  it('counts what others approved for the day on which they did', async () => {
    const dailyLeft = async () => {
      const input = { fromAccount: eur, type: 'p2p' }
      return (await bank.call(transferMethods.limits, { by: ada, input })).body['dailyLeft']
    }
    await send()
    bank.advance(24 * 60 * 60_000)
    expect(await dailyLeft()).toBe('25000.00')
    await bank.database.sql`
      insert into payment_request (id, payment_id, customer_id, requested_by, requested_at,
        expires_at, status, decided_at, decided_by)
      select 'request-' || id, id, customer_id, customer_id, created_at,
        created_at + interval '30 days', 'approved', ${bank.now()}, ${vera.id}
      from payment where customer_id = ${ada.id}`
    expect(await dailyLeft()).toBe('24980.00')
  })

  it('lists the people paid, the latest first (XFER-010)', async () => {
    const zoe = await bank.customer({ businessName: 'Zoe & Co', accounts: { EUR: '0' } })
    await send()
    bank.advance(1000)
    await send({ toEmail: zoe.email })
    const { body } = await bank.call(transferMethods.beneficiaries, { by: ada, input: {} })
    expect(body).toMatchObject({
      total: 2,
      items: [
        { name: 'Zoe & Co', email: zoe.email, lastUsed: bank.now().toISOString() },
        { name: 'Vera K.', email: vera.email },
      ],
    })
  })

  it('lists recent transfers, one a person, found by name (HIST-020, XFER-013)', async () => {
    const zoe = await bank.customer({ businessName: 'Zoe’s Books', accounts: { EUR: '0' } })
    await send({ amount: '5' })
    await send({ amount: '6' })
    bank.advance(1000)
    await send({ toEmail: zoe.email, amount: '7' })
    const recent = async (input: object) =>
      (await bank.call(transferMethods.recent, { by: ada, input })).body['items']
    expect(await recent({})).toMatchObject([
      { type: 'p2p', beneficiaryName: 'Zoe’s Books', beneficiaryKind: 'business', amount: '7.00' },
      { beneficiaryName: 'Vera K.', beneficiaryKind: 'person', amount: '6.00', isDisabled: false },
    ])
    expect(await recent({ limit: 1 })).toHaveLength(1)
    expect(await recent({ search: 'věra ' })).toMatchObject([{ beneficiaryEmail: vera.email }])
  })

  it('marks recent payees whose account is gone as disabled (HIST-021)', async () => {
    await send()
    await bank.database.sql`
      update customer_account set status_id = 71 where customer_id = ${vera.id}`
    const { body } = await bank.call(transferMethods.recent, { by: ada, input: {} })
    expect(body['items']).toMatchObject([{ isDisabled: true }])
  })

  describe.each(['none', 'otp'] as const)('with the approval %s', approval => {
    const closing = async (whose: 'payer' | 'payee') => {
      const payer = await bank.customer({ approval, accounts: { EUR: '100.00' } })
      const payee = await bank.customer({ accounts: { EUR: '0' } })
      const [source, target] = [payer.accounts['EUR'], payee.accounts['EUR']]
      const closed = whose === 'payer' ? source : target
      const late = aBank(
        beforeTheLock(
          held.database,
          sql => sql`update customer_account set status_id = 11 where id = ${closed}`,
        ),
      )
      const input = { fromAccount: source, toEmail: payee.email, amount: '20' }
      const { status, body } = await late.call(transferMethods.sendP2p, {
        by: payer,
        input,
        key: aKey(),
      })
      expect(await bank.balance(source)).toBe('100.00')
      return { status, ...body }
    }

    it('refuses when the account is closed at the last moment (ACCT-005)', async () => {
      expect(await closing('payer')).toMatchObject({ status: 200, responseCode: 'CA' })
    })

    it("refuses when the payee's account is closed at the last moment", async () => {
      expect(await closing('payee')).toMatchObject({
        status: 200,
        responseCode: 'VF',
        validationErrors: [{ param: 'toEmail' }],
      })
    })
  })
})
