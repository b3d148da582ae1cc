import { historyMethods, transferMethods } from '@sixpence/protocol/schemas'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  aBank,
  aKey,
  beforeTheLock,
  type TestBank,
  type TestCustomer,
} from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { closeAccount, openAccount } from '../../accounts/index.ts'

const held = testDatabase()

describe('own transfers', () => {
  let bank: TestBank
  let ada: TestCustomer
  let eur = ''
  let usd = ''
  let second = ''

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '1000.00', USD: '5.00' } })
    eur = ada.accounts['EUR'] ?? ''
    usd = ada.accounts['USD'] ?? ''
    second = await addEuroAccount(bank, ada)
  })

  const quote = async (input: object) =>
    (await bank.call(transferMethods.quoteOwn, { by: ada, input })).body
  const send = async (input: object) =>
    (await bank.call(transferMethods.sendOwn, { by: ada, input, key: aKey() })).body
  const limits = async (input: object) =>
    (
      await bank.call(transferMethods.limits, {
        by: ada,
        input: { type: 'betweenAccounts', ...input },
      })
    ).body
  const most = async (input: object) => {
    const call = { by: ada, input: { operation: 'betweenAccounts', ...input } }
    return (await bank.call(transferMethods.maxAmount, call)).body
  }

  it('prices within one currency free of charge (XFER-006)', async () => {
    expect(await quote({ fromAccount: eur, toAccount: second, toAmount: '25.5' })).toEqual({
      responseCode: '00',
      fee: '0.00',
      feeCurrencyCode: 'EUR',
      fromAmount: '25.50',
      fromCurrencyCode: 'EUR',
      toAmount: '25.50',
      toCurrencyCode: 'EUR',
      rate: '1',
    })
  })

  it('prices across currencies with half a percent in the rate (XFER-006)', async () => {
    expect(await quote({ fromAccount: eur, toAccount: usd, toAmount: '100' })).toMatchObject({
      fee: '0.00',
      rate: '1.07877900',
      fromAmount: '92.70',
      toAmount: '100.00',
    })
  })

  it.each([
    ['100.00', '107.87', '100.00'],
    ['0.01', '0.01', '0.01'],
    ['92.70', '100.00', '92.70'],
  ])('prices %s by what is to leave (XFER-006)', async (fromAmount, toAmount, leaves) => {
    expect(await quote({ fromAccount: eur, toAccount: usd, fromAmount })).toMatchObject({
      toAmount,
      fromAmount: leaves,
    })
  })

  it.each([
    ['both amounts', { toAmount: '1', fromAmount: '1' }],
    ['neither', {}],
  ])('prices no transfer that names %s', async (_what, amounts) => {
    const answer = await quote({ fromAccount: eur, toAccount: usd, ...amounts })
    expect(answer['responseCode']).not.toBe('00')
  })

  it('prices nothing that is finer than a cent, or worth less than one', async () => {
    const refused = { responseCode: 'VF', validationErrors: [{ param: 'fromAmount' }] }
    expect(await quote({ fromAccount: eur, toAccount: usd, fromAmount: '0.001' })).toMatchObject(
      refused,
    )
    expect(await quote({ fromAccount: usd, toAccount: eur, fromAmount: '0.01' })).toMatchObject(
      refused,
    )
  })

  it('lets no more leave than was asked to, and as much arrive as that buys', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1000, max: 9_999_999 }), async cents => {
        const fromAmount = (cents / 100).toFixed(2)
        const route = { fromAccount: eur, toAccount: usd }
        const byLeaving = await quote({ ...route, fromAmount })
        expect(Number(byLeaving['fromAmount'])).toBeLessThanOrEqual(Number(fromAmount))
        const { toAmount } = byLeaving
        expect(await quote({ ...route, toAmount })).toEqual(byLeaving)
        const more = (Number(toAmount) + 0.01).toFixed(2)
        const dearer = await quote({ ...route, toAmount: more })
        expect(Number(dearer['fromAmount'])).toBeGreaterThan(Number(fromAmount) - 0.005)
      }),
      { numRuns: 15 },
    )
  })

  it('moves what was asked for and answers the transaction (XFER-003, XFER-009)', async () => {
    const answer = await send({ fromAccount: eur, toAccount: usd, toAmount: '100' })
    expect(answer).toMatchObject({ responseCode: '00', fee: '0.00', feeCurrencyCode: 'EUR' })
    expect([await bank.balance(eur), await bank.balance(usd)]).toEqual(['907.30', '105.00'])
    const postings = await bank.database.sql`
      select account_id, amount from posting where entry_id = ${answer['transactionId']}
      and account_id like 'fx%' order by account_id`
    expect(postings).toEqual([
      { account_id: 'fxPosition:EUR', amount: '92.70' },
      { account_id: 'fxPosition:USD', amount: '-100.00' },
    ])
  })

  it('keeps what rounding up took in an account of its own', async () => {
    await send({ fromAccount: eur, toAccount: usd, toAmount: '1.00' })
    expect([await bank.balance(eur), await bank.balance('fxRounding:EUR')]).toEqual([
      '999.07',
      '0.00',
    ])
    await send({ fromAccount: eur, toAccount: usd, toAmount: '1.01' })
    expect([await bank.balance(eur), await bank.balance('fxRounding:EUR')]).toEqual([
      '998.13',
      '0.00',
    ])
    await send({ fromAccount: usd, toAccount: eur, toAmount: '1.01' })
    expect(await bank.balance('fxRounding:USD')).toBe('0.01')
  })

  it('tells both accounts that their balance changed', async () => {
    const answer = await send({ fromAccount: eur, toAccount: second, toAmount: '1' })
    const notices = await bank.database.sql<{ params: { accountId: string } }>`
      select params from notice where customer_id = ${ada.id} and type = 'balanceChanged'
      order by position`
    const expected = [
      [eur, '999.00'],
      [second, '1.00'],
    ].map(([accountId, balance]) => ({
      params: {
        accountId,
        balance,
        currencyCode: 'EUR',
        transactionId: answer['transactionId'],
      },
    }))
    expect(notices).toEqual(expected.toSorted((a, b) => compareIds(a.params, b.params)))
  })

  it.each([
    ['more than there is', { toAmount: '1000.01' }, 'balance'],
    ['another source amount than shown', { expectedFromAmount: '4.99' }, 'expectedFromAmount'],
    ['another fee than shown', { expectedFee: '0.01' }, 'expectedFee'],
    ['an amount finer than a cent', { toAmount: '5.001' }, 'toAmount'],
    ['the same account twice', { toAccount: 'source' }, 'toAccount'],
  ])('refuses %s', async (_what, change, param) => {
    const order = { fromAccount: eur, toAccount: second, toAmount: '5', ...change }
    const toAccount = order.toAccount === 'source' ? eur : second
    const answer = await send({ ...order, toAccount })
    expect(answer).toMatchObject({ responseCode: 'VF', validationErrors: [{ param }] })
    expect(await bank.balance(eur)).toBe('1000.00')
  })

  it('refuses the accounts of others', async () => {
    const ben = await bank.customer({ accounts: { EUR: '50' } })
    const bens = ben.accounts['EUR'] ?? ''
    const from = await send({ fromAccount: bens, toAccount: second, toAmount: '5' })
    const to = await send({ fromAccount: eur, toAccount: bens, toAmount: '5' })
    const none = await send({ fromAccount: eur, toAccount: 'opening:EUR', toAmount: '5' })
    expect([from, to, none].map(answer => answer['responseCode'])).toEqual(['13', '13', '13'])
  })

  it('brings money onto a limited account, from which none goes', async () => {
    await bank.database.sql`update customer_account set status_id = 27 where id = ${second}`
    const order = { fromAccount: eur, toAccount: second, toAmount: '5' }
    expect(await send(order)).toMatchObject({ responseCode: '00' })
    const back = await send({ fromAccount: second, toAccount: eur, toAmount: '1' })
    expect(back).toMatchObject({ responseCode: 'VF' })
  })

  it('refuses a closed account (ACCT-005)', async () => {
    await bank.database.transaction(sql => closeAccount(sql, second))
    const answer = await send({ fromAccount: eur, toAccount: second, toAmount: '5' })
    expect(answer).toMatchObject({ responseCode: 'CA' })
  })

  it.each(['fromAccount', 'toAccount'] as const)(
    'refuses when %s is closed at the last moment (ACCT-005)',
    async end => {
      const order = { fromAccount: eur, toAccount: second, toAmount: '5' }
      const closed = order[end]
      bank = aBank(
        beforeTheLock(
          held.database,
          sql => sql`update customer_account set status_id = 11 where id = ${closed}`,
        ),
      )
      expect(await send(order)).toMatchObject({ responseCode: 'CA' })
      expect(await bank.balance(eur)).toBe('1000.00')
    },
  )

  it('limits transfers across currencies and counts the day (XFER-008)', async () => {
    const rich = await bank.customer({ accounts: { EUR: '200000', USD: '0' } })
    ada = rich
    const route = { fromAccount: rich.accounts['EUR'], toAccount: rich.accounts['USD'] }
    const fresh = { min: '0.01', max: '50000.00', dailyLeft: '100000.00', currencyCode: 'EUR' }
    expect(await limits(route)).toMatchObject(fresh)
    const tooMuch = await send({ ...route, toAmount: '53940' })
    expect(tooMuch).toMatchObject({ validationErrors: [{ param: 'toAmount' }] })
    expect(await send({ ...route, toAmount: '53938.95' })).toMatchObject({ responseCode: '00' })
    expect(await limits(route)).toMatchObject({ dailyLeft: '50000.00' })
    expect(await send({ ...route, toAmount: '53938.95' })).toMatchObject({ responseCode: '00' })
    const overDay = await send({ ...route, toAmount: '1' })
    expect(overDay).toMatchObject({ validationErrors: [{ param: 'toAmount' }] })
    bank.advance(24 * 60 * 60_000)
    expect(await limits(route)).toMatchObject({ dailyLeft: '100000.00' })
  })

  it('knows no limit but the balance within a currency (XFER-007, XFER-008)', async () => {
    const route = { fromAccount: eur, toAccount: second }
    expect(await limits(route)).toEqual({ responseCode: '00', min: '0.01', currencyCode: 'EUR' })
    expect(await most(route)).toMatchObject({ amount: '1000.00', currencyCode: 'EUR' })
  })

  it('names a maximum across currencies that can really be sent (XFER-007)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 99_999 }), async cents => {
        const balance = (cents / 100).toFixed(2)
        ada = await bank.customer({ accounts: { RON: balance, GBP: '0' } })
        const route = { fromAccount: ada.accounts['RON'], toAccount: ada.accounts['GBP'] }
        const { amount } = await most(route)
        if (amount === '0.00') return
        const more = (Number(amount) + 0.01).toFixed(2)
        expect(await send({ ...route, toAmount: more })).toMatchObject({ responseCode: 'VF' })
        expect(await send({ ...route, toAmount: amount })).toMatchObject({ responseCode: '00' })
      }),
      { numRuns: 15 },
    )
  })

  describe.each([
    { where: 'within a currency', operation: 'ownSameCurrency', to: 'EUR', fromAmount: '100.00' },
    { where: 'across currencies', operation: 'ownCrossCurrency', to: 'USD', fromAmount: '92.70' },
  ])('with a fee in the schedule, $where', ({ operation, to, fromAmount }) => {
    const route = () => ({ fromAccount: eur, toAccount: to === 'EUR' ? second : usd })
    const left = to === 'EUR' ? '898.50' : '905.80'

    beforeEach(async () => {
      await bank.database.sql`
        update fee_schedule set fixed = 1.495 where operation = ${operation}`
    })

    it('charges what was quoted, beside what moves (XFER-006)', async () => {
      const order = { ...route(), toAmount: '100' }
      const fee = { fee: '1.50', feeCurrencyCode: 'EUR' }
      expect(await quote(order)).toMatchObject({ ...fee, fromAmount, toAmount: '100.00' })
      const shown = { expectedFromAmount: fromAmount, expectedFee: '1.50' }
      expect(await send({ ...order, ...shown })).toMatchObject({ responseCode: '00', ...fee })
      expect([await bank.balance(eur), await bank.balance('fees:EUR')]).toEqual([left, '1.50'])
    })

    it('shows the fee with the transfer (HIST-003)', async () => {
      const { transactionId } = await send({ ...route(), toAmount: '100' })
      const { body } = await bank.call(historyMethods.list, { by: ada, input: { accountId: eur } })
      expect(body['transactions']).toMatchObject({
        transaction: [
          {
            transactionId,
            type: 2,
            direction: 'out',
            amount: fromAmount,
            fee: '1.50',
            balanceAfter: left,
          },
          { type: 1 },
        ],
      })
    })

    it('wants the account to bear the fee too', async () => {
      const { amount } = await most(route())
      const all = { ...route(), toAmount: amount }
      const more = (Number(amount) + 0.02).toFixed(2)
      const tooMuch = await send({ ...all, toAmount: more })
      expect(tooMuch).toMatchObject({
        responseCode: 'VF',
        validationErrors: [{ param: 'balance' }],
      })
      expect(await send({ ...all, expectedFee: '0' })).toMatchObject({
        validationErrors: [{ param: 'expectedFee' }],
      })
      expect(await send(all)).toMatchObject({ responseCode: '00' })
      expect(Number(await bank.balance(eur))).toBeLessThan(0.02)
    })
  })
})

function compareIds(a: { accountId?: string | undefined }, b: typeof a): number {
  return (a.accountId ?? '') < (b.accountId ?? '') ? -1 : 1
}

async function addEuroAccount(bank: TestBank, customer: TestCustomer): Promise<string> {
  const account = { customerId: customer.id, currencyCode: 'EUR', at: bank.now() }
  return bank.database.transaction(sql => openAccount({ sql, newId: bank.newId }, account))
}
