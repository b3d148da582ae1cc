import type { BalanceHistory } from '@sixpence/protocol'
import { accountMethods, transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, aKey, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'

const held = testDatabase()
const DAY_MS = 24 * 60 * 60_000

describe('getBalanceHistory', () => {
  let bank: TestBank
  let ada: TestCustomer
  let ben: TestCustomer

  // The bank's day is the 21st of November.
  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '100.00', GBP: '7.00' } })
    ben = await bank.customer({ accounts: { EUR: '0' } })
  })

  const ask = async (days: number, timeZone?: string) =>
    (await bank.call(accountMethods.balanceHistory, { by: ada, input: { days, timeZone } })).body
  const pay = (amount: string) =>
    bank.call(transferMethods.sendP2p, {
      by: ada,
      key: aKey(),
      input: { fromAccount: ada.accounts['EUR'], toEmail: ben.email, amount },
    })

  it('tells what each day ended with, by currency (ROUTE-031)', async () => {
    bank.advance(DAY_MS)
    await pay('10.00')
    await pay('5.00')
    bank.advance(2 * DAY_MS)
    await pay('1.00')
    const { days, currencies } = await ask(5)
    expect(days).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'])
    const euro = await bank.balance(ada.accounts['EUR'])
    const [ofEuro, ofPounds] = currencies as BalanceHistory['currencies']
    expect(ofEuro?.amounts.map(Number)).toEqual([0, 100, 84.5, 84.5, 83.25])
    expect(ofEuro?.amounts.at(-1)).toBe(euro)
    expect(ofPounds).toEqual({
      currencyCode: 'GBP',
      amounts: ['0.00', '7.00', '7.00', '7.00', '7.00'],
    })
  })

  it('ends days where the customer is', async () => {
    // A quarter to midnight in London, a quarter to two in Bucharest.
    bank.advance(Date.parse('2026-11-22T23:45:00.000Z') - bank.now().getTime())
    await pay('10.00')
    bank.advance(60_000)
    const euros = async (timeZone: string) => {
      const { days, currencies } = await ask(3, timeZone)
      const [ofEuro] = currencies as BalanceHistory['currencies']
      return (days as string[]).map((day, at) => `${day} ${Number(ofEuro?.amounts[at])}`)
    }
    expect(await euros('Europe/London')).toEqual([
      '2026-11-20 0',
      '2026-11-21 100',
      '2026-11-22 89.75',
    ])
    expect(await euros('Europe/Bucharest')).toEqual([
      '2026-11-21 100',
      '2026-11-22 100',
      '2026-11-23 89.75',
    ])
  })

  it('refuses a place that is not there', async () => {
    expect(await ask(3, 'Europe/Atlantis')).toMatchObject({ responseCode: 'VF' })
  })

  it('leaves what others have to them', async () => {
    const { currencies } = await ask(1)
    await bank.customer({ accounts: { EUR: '1000.00' } })
    expect((await ask(1))['currencies']).toEqual(currencies)
  })

  it.each([0, -1, 1.5, 367])('refuses %s days', async days => {
    expect(await ask(days)).toMatchObject({ responseCode: 'VF' })
  })
})
