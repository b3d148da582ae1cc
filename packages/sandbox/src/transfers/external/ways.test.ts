import type { ExternalPermission, Permission } from '@sixpence/protocol'
import { transferMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../../tests/a-bank.ts'
import { testDatabase } from '../../../tests/test-database.ts'

const held = testDatabase()

const SEPA =
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'

interface Way {
  kind: string
  rail: string
  currencies: string[]
  fields: { name: string; optionsFrom?: string }[]
}

describe('the ways to a country', () => {
  let bank: TestBank
  let ada: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({ accounts: { EUR: '100.00' } })
  })

  const waysTo = async (
    countryCode: string,
    without: readonly Permission[] = [],
    permission: ExternalPermission = '3d',
  ) => {
    const call = { by: ada, input: { countryCode, permission }, without }
    return (await bank.call(transferMethods.ways, call)).body['ways'] as Way[]
  }
  const eftTo = async (country: string) => (await waysTo(country)).filter(way => way.kind === 'eft')

  it('tell price, limits, arrival and form (XFER-023)', async () => {
    const [way] = await waysTo('DE')
    expect(way).toEqual({
      kind: 'eft',
      rail: 'sepa',
      currencies: ['EUR'],
      fee: { fixed: '2' },
      minimum: '5',
      maximum: '25000',
      arrivesAt: '2026-11-24T09:00:00.000Z',
      fields: [
        { name: 'iban', kinds: ['iban'], isRequired: true, minLength: 15, maxLength: 34 },
        { name: 'bic', kinds: ['bic'], isRequired: false, minLength: 8, maxLength: 11 },
      ],
    })
  })

  it.each(SEPA.split(' '))('lead to %s by SEPA (XFER-038)', async country => {
    const ways = await eftTo(country)
    expect(ways.find(way => way.currencies.includes('EUR'))).toMatchObject({ rail: 'sepa' })
  })

  it('lead to the US by ACH (XFER-038)', async () => {
    expect(await eftTo('US')).toMatchObject([{ rail: 'ach', currencies: ['USD'] }])
  })

  it('lead to GB by faster payments in its own currency (XFER-038)', async () => {
    const ways = await eftTo('GB')
    expect(ways).toMatchObject([
      { rail: 'fasterPayments', currencies: ['GBP'] },
      { rail: 'sepa', currencies: ['EUR'] },
    ])
  })

  it('are those lists and no more: SEPA, ACH and faster payments (CONST-028)', async () => {
    const rows = await held.database.sql<{ rail: string; countries: string }>`
      select rail, string_agg(country_code, ' ' order by country_code) as countries
      from payout_way where rail in ('sepa', 'ach', 'fasterPayments') group by rail order by rail`
    expect(rows).toEqual([
      { rail: 'ach', countries: 'US' },
      { rail: 'fasterPayments', countries: 'GB' },
      { rail: 'sepa', countries: SEPA },
    ])
  })

  it.each(['BR', 'JP', 'HK', 'LK'])('ask for bank and branch in %s (XFER-036)', async country => {
    const [way] = await eftTo(country)
    expect(way?.fields.slice(0, 2)).toMatchObject([
      { name: 'bankCode', isRequired: true, optionsFrom: 'bankList' },
      { name: 'branchCode', isRequired: true, optionsFrom: 'branchCodeOptionsGet' },
    ])
  })

  it('are none where the bank offers none', async () => {
    expect(await waysTo('AQ')).toEqual([])
  })

  it.each<[ExternalPermission, Permission, string]>([
    ['own', 'withdrawEft', 'eft'],
    ['own', 'withdrawWire', 'wire'],
    ['3d', 'sendEft', 'eft'],
    ['3d', 'sendWire', 'wire'],
    ['own', 'withdrawCrypto', 'cryptoEft'],
    ['3d', 'sendCrypto', 'cryptoEft'],
    ['own', 'withdrawCard', 'oct'],
    ['3d', 'sendCard', 'oct'],
    ['own', 'withdrawInstant', 'instant'],
    ['3d', 'sendInstant', 'instant'],
    ['own', 'withdrawInterac', 'interac'],
    ['3d', 'sendInterac', 'interac'],
  ])('are not offered for %s without %s (XFER-023)', async (permission, flag, kind) => {
    const country = ({ instant: 'BR', interac: 'CA' } as Record<string, string>)[kind] ?? 'DE'
    const without = await waysTo(country, [flag], permission)
    const all = await waysTo(country, [], permission)
    expect(all.map(way => way.kind)).toContain(kind)
    expect(without).toEqual(all.filter(way => way.kind !== kind))
  })

  it('are counted up by country', async () => {
    const call = { by: ada, input: { permission: '3d' } }
    const { body } = await bank.call(transferMethods.countries, call)
    const countries = body['countries'] as { countryCode: string; kinds: string[] }[]
    expect(countries).toContainEqual({
      countryCode: 'DE',
      kinds: ['eft', 'wire', 'oct', 'cryptoEft'],
    })
    expect(countries).toContainEqual({ countryCode: 'UA', kinds: ['wire', 'cryptoEft'] })
    const codes = countries.map(({ countryCode }) => countryCode)
    expect(codes).toEqual(codes.toSorted())
  })
})
