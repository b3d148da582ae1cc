import { preapprovedMethods, transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { openAccount } from '../accounts/index.ts'

const held = testDatabase()

describe('an own transfer that is repeated', () => {
  let bank: TestBank
  let ada: TestCustomer
  let eur = ''
  let savings = ''

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '1000.00' } })
    eur = ada.accounts['EUR'] ?? ''
    savings = await held.database.transaction(sql =>
      openAccount(
        { sql, newId: bank.newId },
        { customerId: ada.id, currencyCode: 'EUR', balance: '0', at: bank.now() },
      ),
    )
  })

  const send = async (fields: object) => {
    const input = { fromAccount: eur, toAccount: savings, toAmount: '25', ...fields }
    return (await bank.call(transferMethods.sendOwn, { by: ada, input, key: aKey() })).body
  }
  const list = async (input: object = {}) => {
    const { body } = await bank.call(preapprovedMethods.list, { by: ada, input })
    return body as { items?: Record<string, unknown>[]; total?: number }
  }
  const cancel = async (id: unknown, by = ada) =>
    (await bank.call(preapprovedMethods.cancel, { by, input: { id } })).body

  it.each([
    ['XFER-002', 'transactionId'],
    ['XFER-009', 'transactionId'],
    ['PREAP-006', 'transactionId'],
  ])('moves its first payment at once, and begins with it (%s)', async (_row, field) => {
    const sent = await send({
      subscriptionFrequency: 'monthly',
      subscriptionEndDate: '2027-02-21',
      subscriptionTransactions: 12,
      subscriptionUserCancel: true,
    })
    expect(sent).toHaveProperty(field)
    expect(await bank.balance(savings)).toBe('25.00')
    expect((await list()).items).toEqual([
      {
        id: expect.any(String) as unknown,
        type: 'ownTransfer',
        status: 'active',
        beneficiaryEmail: ada.email,
        beneficiaryName: 'Ada Lane',
        fromAccount: eur,
        toAccount: savings,
        amount: '25.00',
        currencyCode: 'EUR',
        frequency: 'monthly',
        firstDate: '2026-11-21',
        nextDate: '2026-12-21',
        endDate: '2027-02-21',
        transactionsLeft: 3,
        transactionsMade: 1,
        userCancel: true,
      },
    ])
  })

  it('is no subscription without a frequency (PREAP-001)', async () => {
    await send({})
    expect(await list()).toMatchObject({ items: [], total: 0 })
  })

  it('is over with its first payment when the end comes before the second', async () => {
    await send({ subscriptionFrequency: 'weekly', subscriptionEndDate: '2026-11-27' })
    expect((await list()).items).toMatchObject([{ status: 'completed', transactionsMade: 1 }])
  })

  it.each([
    ['an end before the first payment', { subscriptionEndDate: '2026-11-20' }, 'EndDate'],
    ['a single payment', { subscriptionTransactions: 1 }, 'Transactions'],
    ['too many payments', { subscriptionTransactions: 1000 }, 'Transactions'],
    ['an end without a frequency', { subscriptionFrequency: undefined }, 'Frequency'],
  ])('refuses %s, and moves nothing', async (_what, change, field) => {
    const plan = { subscriptionFrequency: 'monthly', subscriptionEndDate: '2027-01-31', ...change }
    expect(await send(plan)).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: `subscription${field}` }],
    })
    expect(await bank.balance(savings)).toBe('0.00')
    expect((await list()).items).toEqual([])
  })

  it.each([
    [{ beneficiaryEmail: 'SIXPENCE' }, 2],
    [{ beneficiaryEmail: 'nobody' }, 0],
    [{ beneficiaryEmail: '%' }, 0],
    [{ fromAmount: '25' }, 2],
    [{ fromAmount: '25.01' }, 1],
    [{ toAmount: '25' }, 1],
    [{ fromAmount: '26', toAmount: '39.99' }, 0],
    [{ type: 'ownTransfer' }, 2],
    [{ type: 'merchant' }, 0],
  ])('is found by %o: %i (PREAP-003)', async (filter, found) => {
    await send({ subscriptionFrequency: 'weekly' })
    await send({ subscriptionFrequency: 'weekly', toAmount: '40' })
    expect(await list(filter)).toMatchObject({ total: found })
  })

  it('tells amount, account and type (PREAP-002)', async () => {
    await send({ subscriptionFrequency: 'weekly' })
    const [item] = (await list()).items ?? []
    expect(item).toMatchObject({ amount: '25.00', toAccount: savings, type: 'ownTransfer' })
    expect(item).not.toHaveProperty('transactionsLeft')
    expect(item).not.toHaveProperty('endDate')
  })

  it('is cancelled once, and says so again (PREAP-004)', async () => {
    await send({ subscriptionFrequency: 'weekly' })
    const [item] = (await list()).items ?? []
    const canceled = { responseCode: '00', item: { id: item?.['id'], status: 'canceled' } }
    expect(await cancel(item?.['id'])).toMatchObject(canceled)
    expect(await cancel(item?.['id'])).toMatchObject(canceled)
    const [after] = (await list()).items ?? []
    expect(after).toMatchObject({ status: 'canceled' })
    expect(after).not.toHaveProperty('nextDate')
  })

  it('is cancelled by nobody where only the bank may', async () => {
    await send({ subscriptionFrequency: 'weekly', subscriptionUserCancel: false })
    const [item] = (await list()).items ?? []
    expect(item).toMatchObject({ userCancel: false })
    expect(await cancel(item?.['id'])).toMatchObject({
      validationErrors: [{ param: 'subscriptionUserCancel' }],
    })
    expect((await list()).items).toMatchObject([{ status: 'active' }])
  })

  it('cannot be cancelled after its last payment', async () => {
    await send({ subscriptionFrequency: 'weekly', subscriptionEndDate: '2026-11-21' })
    const [item] = (await list()).items ?? []
    const ended = { validationErrors: [{ param: 'subscriptionEnded' }] }
    expect(await cancel(item?.['id'])).toMatchObject(ended)
  })

  it('is nobody else’s', async () => {
    await send({ subscriptionFrequency: 'weekly' })
    const [item] = (await list()).items ?? []
    const other = await bank.customer()
    expect(await cancel(item?.['id'], other)).toMatchObject({ responseCode: '13' })
    const { body } = await bank.call(preapprovedMethods.list, { by: other, input: {} })
    expect(body).toMatchObject({ items: [] })
  })
})
