import { accountMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { closeAccount } from './close-account.ts'
import { openAccount } from './open-account.ts'

const held = testDatabase()

describe('listAccounts', () => {
  let bank: TestBank

  beforeEach(() => {
    bank = aBank(held.database)
  })

  it('lists what the customer has, by status, nobody else’s (ACCT-005, ACCT-006)', async () => {
    const ada = await bank.customer({ accounts: { GBP: '0', EUR: '12480.55' } })
    await bank.customer({ accounts: { EUR: '1' } })
    expect(ada.accounts['EUR']).toMatch(/^\d{10}$/)
    const gbp = ada.accounts['GBP'] ?? ''
    await bank.database.transaction(sql => closeAccount(sql, gbp))
    const { body } = await bank.call(accountMethods.list, { by: ada, input: {} })
    expect(body['accounts']).toEqual([
      {
        accountId: ada.accounts['EUR'],
        customerId: ada.id,
        type: 1001,
        accountStatusId: 2,
        currencyCode: 'EUR',
        balance: '12480.55',
        accountBalanceMin: '0.00',
        pendingAmount: '0.00',
      },
      expect.objectContaining({ accountId: gbp, accountStatusId: 11, balance: '0.00' }),
    ])
  })

  it('tells type, sub-type and minimum of a prepaid account (ACCT-001, ACCT-004)', async () => {
    const ada = await bank.customer({})
    const prepaid = { type: 4001, subType: 'PREPAID' as const, minimum: '5', balance: '20' }
    const account = { customerId: ada.id, currencyCode: 'RON', at: bank.now(), ...prepaid }
    await bank.database.transaction(sql => openAccount({ sql, newId: bank.newId }, account))
    const { body } = await bank.call(accountMethods.list, { by: ada, input: {} })
    expect(body['accounts']).toMatchObject([
      { type: 4001, subType: 'PREPAID', accountBalanceMin: '5.00', balance: '20.00' },
    ])
  })
})

describe('closeAccount', () => {
  it('refuses while there is money on the account', async () => {
    const bank = aBank(held.database)
    const ada = await bank.customer({ accounts: { EUR: '0.01' } })
    const closing = bank.database.transaction(sql => closeAccount(sql, ada.accounts['EUR'] ?? ''))
    await expect(closing).rejects.toThrow('is not empty')
  })
})
