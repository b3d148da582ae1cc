import { type NamedMethod, transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'

const held = testDatabase()

describe('looking up banks', () => {
  let bank: TestBank
  let ada: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer()
  })

  const ask = async (method: NamedMethod, input: object) =>
    (await bank.call(method, { by: ada, input })).body

  it('lists those of a country (XFER-024)', async () => {
    expect(await ask(transferMethods.banks, { countryCode: 'JP' })).toMatchObject({
      items: [
        { id: '0901', name: 'Hinoki Bank' },
        { id: '0902', name: 'Sakura Harbour Bank' },
      ],
    })
  })

  it('lists the branches of one (XFER-026)', async () => {
    const ofBank = { countryCode: 'BR', bankCode: '901' }
    expect(await ask(transferMethods.branches, ofBank)).toMatchObject({
      items: [
        { id: '0001', name: 'Centro' },
        { id: '0108', name: 'Pinheiros' },
      ],
    })
    const ofNone = { countryCode: 'BR', bankCode: '999' }
    expect(await ask(transferMethods.branches, ofNone)).toMatchObject({ items: [] })
  })

  it('tells what else a country asks for (XFER-025)', async () => {
    const input = { countryCode: 'US', currency: 'USD', operation: 'eft' }
    expect(await ask(transferMethods.extraParams, input)).toMatchObject({
      params: [
        {
          name: 'accountType',
          options: [
            { id: 'checking', name: 'Current account' },
            { id: 'savings', name: 'Savings account' },
          ],
        },
      ],
    })
    const none = { countryCode: 'DE', currency: 'EUR', operation: 'eft' }
    expect(await ask(transferMethods.extraParams, none)).toMatchObject({ params: [] })
  })

  it.each(['LNDNDEFFXXX', 'LNDNDEFF', 'lndn deff'])(
    'finds the bank of the BIC %s (XFER-027)',
    async code => {
      expect(await ask(transferMethods.swift, { code })).toMatchObject({
        bank: {
          code: code.replace(' ', '').toUpperCase(),
          bankName: 'Linden Bank',
          address: 'Lindenstraße 5',
          city: 'Frankfurt am Main',
          zipCode: '60311',
          countryIsoCode: 'DE',
        },
      })
    },
  )

  it('finds the bank of an IBAN (XFER-028)', async () => {
    const iban = 'DE14 9009 0090 0000 0000 17'
    expect(await ask(transferMethods.iban, { iban })).toMatchObject({
      bank: {
        SWIFT: 'LNDNDEFFXXX',
        bankName: 'Linden Bank',
        city: 'Frankfurt am Main',
        countryIsoCode: 'DE',
        country: 'Germany',
      },
    })
  })

  it('tells the country alone of a bank that it does not know', async () => {
    const { bank: found } = await ask(transferMethods.iban, { iban: 'DE89370400440532013000' })
    expect(found).toEqual({ countryIsoCode: 'DE', country: 'Germany' })
    expect(await ask(transferMethods.swift, { code: 'COBADEFFXXX' })).toMatchObject({ bank: {} })
  })

  it.each([
    ['swift', { code: 'LNDN' }, 'code'],
    ['iban', { iban: 'DE0000' }, 'iban'],
  ] as const)('refuses what is no number: %s', async (call, input, param) => {
    expect(await ask(transferMethods[call], input)).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param }],
    })
  })
})
