import { accountMethods } from '@sixpence/protocol/schemas'
import { describe, expect, it } from 'vitest'
import { aBank } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'

const held = testDatabase()

describe('listDefaultRates', () => {
  it('tells the middle rate of every currency, the base first (ACCT-014, XFER-040)', async () => {
    const bank = aBank(held.database)
    const ada = await bank.customer()
    const { body } = await bank.call(accountMethods.rates, { by: ada, input: {} })
    expect(body).toEqual({
      responseCode: '00',
      baseCurrencyCode: 'EUR',
      rates: [
        { currencyCode: 'EUR', rate: '1' },
        { currencyCode: 'AUD', rate: '1.6521' },
        { currencyCode: 'BHD', rate: '0.40877' },
        { currencyCode: 'BRL', rate: '6.1893' },
        { currencyCode: 'BTC', rate: '0.0000162' },
        { currencyCode: 'CAD', rate: '1.4733' },
        { currencyCode: 'GBP', rate: '0.8571' },
        { currencyCode: 'HKD', rate: '8.4412' },
        { currencyCode: 'INR', rate: '91.5527' },
        { currencyCode: 'JPY', rate: '163.27' },
        { currencyCode: 'LKR', rate: '315.84' },
        { currencyCode: 'MXN', rate: '21.9461' },
        { currencyCode: 'RON', rate: '4.9755' },
        { currencyCode: 'USD', rate: '1.0842' },
      ],
    })
  })
})
