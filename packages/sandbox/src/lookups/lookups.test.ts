import { transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'

const held = testDatabase()

describe('lookups', () => {
  let bank: TestBank
  let ada: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '1' } })
  })

  const payee = async (email: string) =>
    (await bank.call(transferMethods.checkPayee, { by: ada, input: { email } })).body
  const rate = async (fromCurrencyCode: string, toCurrencyCode: string) => {
    const call = { by: ada, input: { fromCurrencyCode, toCurrencyCode } }
    return (await bank.call(transferMethods.exchangeRate, call)).body
  }

  it('names a payee by first name and initial (XFER-014)', async () => {
    const vera = await bank.customer({ name: 'Vera Kostova', accounts: { GBP: '0' } })
    expect(await payee(vera.email.toUpperCase())).toEqual({
      responseCode: '00',
      exists: true,
      exist: true,
      name: 'Vera K.',
      kind: 'person',
      isEmployee: false,
      outBlacklist: false,
    })
  })

  it('names a business in full', async () => {
    const shop = await bank.customer({ businessName: 'Harbour Tea', accounts: { EUR: '0' } })
    expect(await payee(shop.email)).toMatchObject({ name: 'Harbour Tea', kind: 'business' })
  })

  it('finds neither oneself, nor strangers, nor people without an account', async () => {
    const nobody = await bank.customer({})
    for (const email of [ada.email, 'no@sixpence.example', nobody.email]) {
      expect(await payee(email)).toEqual({ responseCode: '00', exists: false, exist: false })
    }
  })

  it('tells who acts for the customer, and whom the customer keeps away (XFER-042)', async () => {
    const vera = await bank.customer({ name: 'Vera Kostova', accounts: { GBP: '0' } })
    const standing = async () => {
      const { exists, exist, isEmployee, outBlacklist } = await payee(vera.email)
      return { exists, exist, isEmployee, outBlacklist }
    }
    const known = { exists: true, exist: true }
    expect(await standing()).toEqual({ ...known, isEmployee: false, outBlacklist: false })
    await held.database.sql`
      insert into blacklist (customer_id, email, block_type)
      values (${ada.id}, ${vera.email.toLowerCase()}, 'payout')`
    await held.database.sql`
      insert into customer_access (user_id, customer_id, access_right, since)
      values (${vera.id}, ${ada.id}, 1, ${bank.now()})`
    expect(await standing()).toEqual({ ...known, isEmployee: true, outBlacklist: true })
  })

  it('does not tell whom somebody else keeps away (XFER-042)', async () => {
    const vera = await bank.customer({ accounts: { GBP: '0' } })
    await held.database.sql`
      insert into blacklist (customer_id, email, block_type)
      values (${vera.id}, ${ada.email.toLowerCase()}, 'payout')`
    expect(await payee(vera.email)).toMatchObject({ exists: true, outBlacklist: false })
  })

  it.each([
    ['XFER-043', 'US', 'California'],
    ['XFER-043', 'BR', 'Bahia'],
  ])('lists the states of a country (%s): %s', async (_row, countryCode, name) => {
    const call = { by: ada, input: { countryCode } }
    const { states } = (await bank.call(transferMethods.states, call)).body
    expect((states as { name: string }[]).map(state => state.name)).toContain(name)
    const none = { by: ada, input: { countryCode: 'IE' } }
    expect((await bank.call(transferMethods.states, none)).body).toMatchObject({ states: [] })
  })

  it('answers a rate with the margin in it, both ways (XFER-039)', async () => {
    expect(await rate('EUR', 'USD')).toMatchObject({ rate: '1.07877900' })
    expect(await rate('USD', 'EUR')).toMatchObject({ rate: '0.91772735' })
    expect(await rate('EUR', 'EUR')).toMatchObject({ rate: '1' })
  })

  it.each([
    ['EUR', 'XXX', 'toCurrencyCode'],
    ['XXX', 'EUR', 'fromCurrencyCode'],
    ['XXX', 'XXX', 'fromCurrencyCode'],
  ])('knows no rate from %s to %s', async (from, to, param) => {
    expect(await rate(from, to)).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param }],
    })
  })
})
