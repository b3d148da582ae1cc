import { type NamedMethod, transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'

const held = testDatabase()

describe('the price of a transfer out of the bank', () => {
  let bank: TestBank
  let ada: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '1000.00', JPY: '900000' } })
  })

  const priced = async (method: NamedMethod, change: object = {}) => {
    const input = {
      fromAccount: ada.accounts['EUR'],
      permission: '3d',
      countryCode: 'DE',
      currency: 'EUR',
      amount: '100',
      ...change,
    }
    return (await bank.call(method, { by: ada, input })).body
  }

  it('has a fee on top, and no rate within a currency (XFER-017)', async () => {
    expect(await priced(transferMethods.quoteEft)).toMatchObject({
      fromAmount: '100.00',
      fromCurrencyCode: 'EUR',
      fee: '2.00',
      feeCurrencyCode: 'EUR',
      total: '102.00',
      rate: '1',
      currency: 'EUR',
      arriving: '100.00',
      arrivesAt: '2026-11-24T09:00:00.000Z',
    })
  })

  it('has the rate of the bank across currencies, rounded up (XFER-017)', async () => {
    const quote = await priced(transferMethods.quoteEft, { countryCode: 'US', currency: 'USD' })
    expect(quote).toMatchObject({ rate: '1.07877900', fromAmount: '92.70', total: '94.70' })
  })

  it.each([
    ['JPY', 'JP', '15000', '92.34'],
    ['BHD', 'BH', '100.125', '246.18'],
  ])('knows the smallest unit of %s', async (...row) => {
    const [currency, countryCode, amount, fromAmount] = row
    const change = { currency, countryCode, amount, feeShare: 'OUR' }
    expect(await priced(transferMethods.quoteWire, change)).toMatchObject({
      fromAmount,
      arriving: amount,
    })
    const finer = { ...change, amount: `${amount}${amount.includes('.') ? '5' : '.5'}` }
    expect(await priced(transferMethods.quoteWire, finer)).toMatchObject({
      validationErrors: [{ param: 'amount' }],
    })
  })

  it.each([
    ['OUR', { fee: '25.00', arriving: '1000.00' }],
    ['SHA', { fee: '12.50', arriving: '987.50', deducted: '12.50' }],
    ['BEN', { fee: '0.00', arriving: '975.00', deducted: '25.00' }],
  ])('is borne as %s says (XFER-018)', async (feeShare, expected) => {
    const quote = await priced(transferMethods.quoteWire, { feeShare, amount: '1000' })
    expect(quote).toMatchObject({ fromAmount: '1000.00', ...expected })
  })

  it.each([
    ['a country that such payments do not reach', { countryCode: 'UA' }, 'countryCode'],
    ['a currency that does not arrive there', { currency: 'USD' }, 'currency'],
    ['half a cent', { amount: '0.005' }, 'amount'],
  ])('is not told for %s', async (_what, change, param) => {
    expect(await priced(transferMethods.quoteEft, change)).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param }],
    })
  })

  it('is not told of the account of another', async () => {
    const vera = await bank.customer({ accounts: { EUR: '5' } })
    const change = { fromAccount: vera.accounts['EUR'] }
    expect(await priced(transferMethods.quoteEft, change)).toMatchObject({ responseCode: '13' })
  })
})
