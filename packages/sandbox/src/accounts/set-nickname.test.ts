import { accountMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { closeAccount } from './close-account.ts'
import { openAccount } from './open-account.ts'

const held = testDatabase()

describe('setNickname', () => {
  let bank: TestBank
  let ada: TestCustomer
  let accountId: string

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '0' } })
    accountId = ada.accounts['EUR'] ?? ''
  })

  const name = async (nickname: string, of = accountId, by = ada) =>
    (await bank.call(accountMethods.setNickname, { by, input: { accountId: of, nickname } })).body
  const named = async () => {
    const { body } = await bank.call(accountMethods.list, { by: ada, input: {} })
    return (body['accounts'] as { nickname?: string }[])[0]?.nickname
  }

  it('keeps a name until it is taken away', async () => {
    expect(await named()).toBeUndefined()
    expect(await name('  Rent & bills ')).toMatchObject({ responseCode: '00' })
    expect(await named()).toBe('Rent & bills')
    expect(await name(' ')).toMatchObject({ responseCode: '00' })
    expect(await named()).toBeUndefined()
  })

  it.each([
    ['markup, which is text', '<b onclick="x">Rent</b>'],
    ['another alphabet', 'مدخرات 家賃 Аренда'],
    ['emoji of several parts', '👩‍👩‍👧 family'],
    ['forty characters', 'x'.repeat(40)],
  ])('takes %s as it is', async (_, nickname) => {
    await name(nickname)
    expect(await named()).toBe(nickname)
  })

  it('names nobody else’s account', async () => {
    const ben = await bank.customer({ accounts: { EUR: '0' } })
    expect(await name('Mine', accountId, ben)).toMatchObject({ responseCode: '13' })
    expect(await named()).toBeUndefined()
  })

  it('names no closed account and no card', async () => {
    const card = { customerId: ada.id, currencyCode: 'EUR', at: bank.now(), type: 2006 }
    const cardId = await bank.database.transaction(sql =>
      openAccount({ sql, newId: bank.newId }, card),
    )
    expect(await name('Card', cardId)).toMatchObject({ responseCode: 'VF' })
    await bank.database.transaction(sql => closeAccount(sql, accountId))
    expect(await name('Old')).toMatchObject({ responseCode: 'CA' })
  })
})
