import { transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'
import { openAccount } from '../../accounts/index.ts'
import { setLimits } from '../set-limits.ts'

const held = testDatabase()

describe('a customer’s own limit between accounts', () => {
  let bank: TestBank
  let ada: TestCustomer
  let within = {}
  let across = {}

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '1000.00', USD: '5.00' } })
    const fromAccount = ada.accounts['EUR'] ?? ''
    const account = { customerId: ada.id, currencyCode: 'EUR', at: bank.now() }
    const second = await bank.database.transaction(sql =>
      openAccount({ sql, newId: bank.newId }, account),
    )
    within = { fromAccount, toAccount: second }
    across = { fromAccount, toAccount: ada.accounts['USD'] }
  })

  it.each([
    { own: { daily: '50' }, left: { dailyLeft: '20.00' } },
    { own: { monthly: '5000' }, left: { dailyLeft: '100000.00', monthlyLeft: '4970.00' } },
  ])('counts both ways, and the bank’s only one: $own', async ({ own, left }) => {
    await setLimits(bank.database.sql, ada.id, [{ operation: 'betweenAccounts', ...own }])
    const input = { ...within, toAmount: '30' }
    const { body } = await bank.call(transferMethods.sendOwn, { by: ada, input, key: aKey() })
    expect(body).toMatchObject({ responseCode: '00' })
    const ask = { by: ada, input: { type: 'betweenAccounts', ...across } }
    expect((await bank.call(transferMethods.limits, ask)).body).toMatchObject(left)
  })
})
