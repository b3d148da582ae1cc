import { accountMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { closeAccount } from './close-account.ts'

const held = testDatabase()

describe('addCurrencyAccount', () => {
  let bank: TestBank
  let ada: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '5' } })
  })

  const add = async (currencyCode: string) =>
    (await bank.call(accountMethods.addCurrency, { by: ada, input: { currencyCode } })).body
  const currencies = async () => {
    const { body } = await bank.call(accountMethods.list, { by: ada, input: {} })
    return (body['accounts'] as { currencyCode: string }[]).map(one => one.currencyCode)
  }

  it('opens an empty payment account in the currency (ACCT-012)', async () => {
    const { accountId } = await add('CAD')
    expect(accountId).toMatch(/^\d{10}$/)
    expect(await bank.balance(String(accountId))).toBe('0.00')
    expect(await currencies()).toEqual(['EUR', 'CAD'])
  })

  it('opens one in each and no more, also when asked twice at once', async () => {
    const answers = await Promise.all([add('USD'), add('USD')])
    expect(new Set(answers.map(answer => answer['responseCode']))).toEqual(new Set(['00', 'VF']))
    expect(await add('EUR')).toMatchObject({ responseCode: 'VF' })
    expect(await currencies()).toEqual(['EUR', 'USD'])
  })

  it('opens a new one where the old one is closed', async () => {
    const { accountId } = await add('GBP')
    await bank.database.transaction(sql => closeAccount(sql, String(accountId)))
    expect(await add('GBP')).toMatchObject({ responseCode: '00' })
  })

  it('refuses a currency that the bank does not keep', async () => {
    expect(await add('CHF')).toMatchObject({ responseCode: 'VF' })
  })
})
