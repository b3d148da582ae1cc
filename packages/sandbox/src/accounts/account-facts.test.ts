import { accountMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'

const held = testDatabase()

describe('what the bank knows of a holder', () => {
  let bank: TestBank
  let ada: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '0' } })
  })

  const moveTo = (id: string, by: TestCustomer, confirmed: boolean) =>
    bank.database.sql`
      insert into customer_address
        (id, customer_id, address1, city, postal_code, country_code, confirmed)
      values (${id}, ${by.id}, '4 Quay Lane', 'Galway', 'H91', 'IE', ${confirmed})`
  const requirements = async (accountId = ada.accounts['EUR'] ?? '') =>
    (await bank.call(accountMethods.crossPlatform, { by: ada, input: { accountId } })).body
  const met = async () => {
    const found = (await requirements())['requirements'] as { code: string; isMet: number }[]
    return found.filter(({ isMet }) => isMet === 1).map(({ code }) => code)
  }

  it('is every address, the latest first, nobody else’s (ACCT-009, CON-23)', async () => {
    const ben = await bank.customer()
    await moveTo('address-old', ada, true)
    await moveTo('address-of-ben', ben, true)
    await moveTo('address-new', ada, false)
    const { body } = await bank.call(accountMethods.addresses, { by: ada, input: {} })
    expect(body['address']).toEqual([
      expect.objectContaining({ addressId: 'address-new', confirmed: 0 }),
      expect.objectContaining({
        addressId: 'address-old',
        address1: '4 Quay Lane',
        city: 'Galway',
        postalCode: 'H91',
        countryCode: 'IE',
        addressStatus: 2,
        confirmed: 1,
      }),
    ])
  })

  it('is what is missing on other platforms (ACCT-015)', async () => {
    expect(await met()).toEqual(['accountActive', 'identityKnown'])
    await moveTo('address-1', ada, false)
    expect(await met()).not.toContain('addressConfirmed')
    await moveTo('address-2', ada, true)
    expect(await met()).toContain('addressConfirmed')
    await bank.database.sql`update customer set needs_kyc = true where id = ${ada.id}`
    expect(await met()).not.toContain('identityKnown')
  })

  it('is told of one’s own accounts alone', async () => {
    const ben = await bank.customer({ accounts: { EUR: '0' } })
    expect(await requirements(ben.accounts['EUR'])).toMatchObject({ responseCode: '13' })
  })
})
