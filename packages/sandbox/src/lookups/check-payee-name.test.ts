import { transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'
import { MOST_LOOKUPS } from '../payments/lookups/count-lookup.ts'

const held = testDatabase()
const HOUR = 60 * 60_000
const LENA = { iban: 'DE14900900900000000017' }

describe('the name of who holds an account elsewhere', () => {
  let bank: TestBank
  let ada: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '1000.00' } })
  })

  const check = async (payeeName: string, details: object = LENA, countryCode = 'DE') => {
    const call = { by: ada, input: { countryCode, payeeName, details } }
    return (await bank.call(transferMethods.checkPayeeName, call)).body
  }
  const pay = async (payeeName: string, iban: string) => {
    const order = {
      fromAccount: ada.accounts['EUR'],
      permission: '3d',
      countryCode: 'DE',
      currency: 'EUR',
      amount: '10',
      payeeName,
      details: { iban },
    }
    const { body } = await bank.call(transferMethods.sendEft, {
      by: ada,
      input: order,
      key: aKey(),
    })
    expect(body).toMatchObject({ responseCode: '00' })
  }

  it.each([
    ['Lena Vogt', 'DE', LENA, 'match'],
    ['vogt, lena', 'DE', { iban: 'de14 9009 0090 0000 0000 17' }, 'match'],
    ['Yurii Shcherbak', 'UA', { iban: 'UA699000090000000000000000017' }, 'match'],
    ['Aoife OBrien', 'GB', { sortCode: '909009', accountNumber: '00000017' }, 'match'],
    ['Tom Vogt', 'DE', LENA, 'noMatch'],
    ['Lena Vogt', 'DE', { iban: 'DE41900900900000000404' }, 'unknown'],
    ['Lena Vogt', 'FR', LENA, 'unknown'],
  ])('%s in %s with %o: %s', async (...row) => {
    const [name, countryCode, details, result] = row
    const { name: told, ...answer } = await check(name, details, countryCode)
    expect([answer['result'], told]).toEqual([result, undefined])
  })

  it('is told to who nearly knows it', async () => {
    expect(await check('L. Vogt')).toMatchObject({ result: 'closeMatch', name: 'Lena Vogt' })
  })

  it('is asked for thirty accounts and names an hour, and not instead of addresses', async () => {
    for (let n = 0; n < MOST_LOOKUPS; n += 1) await check(`Tom V${'o'.repeat(n)}`)
    const tooMany = { responseCode: 'VF', validationErrors: [{ param: 'payeeLookups' }] }
    expect(await check('Lena Vogt')).toMatchObject(tooMany)
    expect(await check('TOM V')).toMatchObject({ result: 'noMatch' })
    const email = { by: ada, input: { email: 'nobody@x.example' } }
    const { body } = await bank.call(transferMethods.checkPayee, email)
    expect(body).toMatchObject({ exists: false })
    bank.advance(HOUR)
    expect(await check('Lena Vogt')).toMatchObject({ result: 'match' })
  })

  it('comes with the account that the same name was paid on last', async () => {
    expect(await check('Lena Vogt')).not.toHaveProperty('formerAccount')
    await pay('LENA VOGT', 'DE89 9009 0090 0000 0000 25')
    const paidAt = bank.now().toISOString()
    bank.advance(HOUR)
    const formerAccount = { details: { iban: 'DE89900900900000000025' }, paidAt }
    expect(await check('Lena Vogt')).toMatchObject({ result: 'match', formerAccount })
    expect(await check('Tom Vogt')).not.toHaveProperty('formerAccount')
    expect(await check('Lena Vogt', LENA, 'FR')).not.toHaveProperty('formerAccount')
    await pay('Lena Vogt', LENA.iban)
    expect(await check('Lena Vogt')).not.toHaveProperty('formerAccount')
  })
})
