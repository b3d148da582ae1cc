import { type NamedMethod, transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'

const held = testDatabase()

describe('an order that leaves the bank', () => {
  let bank: TestBank
  let ada: TestCustomer
  let eur = ''

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '1000.00' } })
    eur = ada.accounts['EUR'] ?? ''
  })

  const order = (change: object = {}) => ({
    fromAccount: eur,
    permission: '3d',
    countryCode: 'DE',
    currency: 'EUR',
    amount: '100',
    payeeName: 'Lena Vogt',
    details: { iban: 'DE14 9009 0090 0000 0000 17' },
    ...change,
  })
  const send = async (change: object = {}, method: NamedMethod = transferMethods.sendEft) =>
    (await bank.call(method, { by: ada, input: order(change), key: aKey() })).body

  it('takes amount and fee, and keeps the money on the clearing account (XFER-017)', async () => {
    const before = await bank.balance('clearing.sepa:EUR')
    const sent = await send({ expectedFromAmount: '100.00', expectedFee: '2' })
    expect(sent).toMatchObject({ responseCode: '00', fromAmount: '100.00', fee: '2.00' })
    expect(await bank.balance(eur)).toBe('898.00')
    expect(Number(await bank.balance('clearing.sepa:EUR')) - Number(before)).toBe(100)
    const { transfer } = (
      await bank.call(transferMethods.external, {
        by: ada,
        input: { transactionId: sent['transactionId'] },
      })
    ).body as { transfer: object }
    expect(transfer).toMatchObject({
      kind: 'eft',
      rail: 'sepa',
      state: 'sent',
      arrivesAt: '2026-11-24T09:00:00.000Z',
      payeeName: 'Lena Vogt',
      details: { iban: 'DE14900900900000000017' },
      amount: '100.00',
      currency: 'EUR',
    })
  })

  it('goes by wire, with a part of the fee borne by the payee (XFER-018)', async () => {
    const details = {
      iban: 'DE14900900900000000017',
      bic: 'LNDNDEFF',
      address: 'Lindenstraße 5',
      city: 'Frankfurt',
    }
    const before = await bank.balance('clearing.swift:EUR')
    const sent = await send({ details, feeShare: 'SHA', amount: '200' }, transferMethods.sendWire)
    expect(sent).toMatchObject({ responseCode: '00', fromAmount: '200.00', fee: '12.50' })
    expect(await bank.balance(eur)).toBe('787.50')
    expect(Number(await bank.balance('clearing.swift:EUR')) - Number(before)).toBe(187.5)
  })

  it('leaves in one currency and arrives in another', async () => {
    const details = {
      routingNumber: '021000021',
      accountNumber: '12345678',
      accountType: 'checking',
    }
    const sent = await send({ countryCode: 'US', currency: 'USD', details })
    expect(sent).toMatchObject({ responseCode: '00', fromAmount: '92.70' })
    expect(await bank.balance(eur)).toBe('905.30')
  })

  it.each([
    ['a wrong check digit', { details: { iban: 'DE15900900900000000017' } }, 'iban'],
    ['no number', { details: {} }, 'iban'],
    [
      'a detail that is not asked for',
      { details: { iban: 'DE14900900900000000017', pin: '1' } },
      'pin',
    ],
    ['no name', { payeeName: ' ' }, 'payeeName'],
    ['another fee than shown', { expectedFee: '1.00' }, 'expectedFee'],
    ['another amount than shown', { expectedFromAmount: '99.00' }, 'expectedFromAmount'],
    ['more than there is', { amount: '999' }, 'balance'],
    ['less than the minimum', { amount: '4' }, 'amount'],
    ['a country that is not reached', { countryCode: 'UA' }, 'countryCode'],
  ])('is refused with %s', async (_what, change, param) => {
    expect(await send(change)).toMatchObject({ responseCode: 'VF', validationErrors: [{ param }] })
    expect(await bank.balance(eur)).toBe('1000.00')
  })

  it('names bank and branch where a country asks for them (XFER-036)', async () => {
    const details = {
      bankCode: '0901',
      branchCode: '204',
      accountNumber: '1234567',
      accountType: 'savings',
    }
    const toJapan = { countryCode: 'JP', currency: 'JPY', amount: '15000' }
    expect(await send({ ...toJapan, details })).toMatchObject({ responseCode: '00' })
    const wrong = { ...details, branchCode: '110' }
    expect(await send({ ...toJapan, details: wrong })).toMatchObject({
      validationErrors: [{ param: 'branchCode' }],
    })
  })

  it.each([
    ['own', 'withdrawEft'],
    ['3d', 'sendEft'],
  ] as const)('needs for %s the flag %s', async (permission, flag) => {
    const call = { by: ada, input: order({ permission }), key: aKey(), without: [flag] }
    const { body } = await bank.call(transferMethods.sendEft, call)
    expect(body).toMatchObject({ responseCode: '13' })
  })

  it('tells limits and the most that can be sent (XFER-030, XFER-031)', async () => {
    const limits = { fromAccount: eur, countryCode: 'DE', type: 'eft' }
    const told = await bank.call(transferMethods.limits, { by: ada, input: limits })
    expect(told.body).toMatchObject({ min: '5.00', max: '25000.00', dailyLeft: '50000.00' })
    const most = { fromAccount: eur, countryCode: 'US', currency: 'USD', operation: 'eft' }
    const max = await bank.call(transferMethods.maxAmount, { by: ada, input: most })
    expect(max.body).toMatchObject({ amount: '1076.62', currencyCode: 'USD' })
  })

  it('offers nothing where less than the minimum could leave (XFER-031)', async () => {
    const input = { fromAccount: eur, countryCode: 'DE', operation: 'wire' }
    const most = async () => (await bank.call(transferMethods.maxAmount, { by: ada, input })).body
    await held.database.sql`update limit_schedule set minimum = 500 where operation = 'wire'`
    expect(Number((await most())['amount'])).toBeGreaterThan(500)
    await held.database.sql`update limit_schedule set minimum = 5000 where operation = 'wire'`
    expect(await most()).toMatchObject({ amount: '0.00' })
  })
})
