import { lookupMethods } from '@sixpence/protocol/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBank, type TestBank, type TestCustomer } from '../../tests/a-bank.ts'
import { testDatabase } from '../../tests/test-database.ts'

const held = testDatabase()

describe('the look-up of addresses', () => {
  let bank: TestBank
  let ada: TestCustomer

  beforeEach(async () => {
    bank = aBank(held.database)
    ada = await bank.customer({})
  })

  const find = async (countryCode: string, text: string) => {
    const call = { by: ada, input: { countryCode, text } }
    return (await bank.call(lookupMethods.suggestAddresses, call)).body
  }
  const read = async (id: string) =>
    (await bank.call(lookupMethods.suggestedAddress, { by: ada, input: { id } })).body

  it('finds by the beginnings of words, eight at most', async () => {
    expect(await find('IE', 'qu gal 4')).toMatchObject({
      suggestions: [{ id: 'IE.0.0.4', label: '4 Quay Lane, Galway H91 X2Y1' }],
    })
    expect(await find('IE', 'Dublin')).toMatchObject({ suggestions: { length: 4 } })
    expect(await find('ES', 'calle')).toMatchObject({ suggestions: { length: 6 } })
    expect(await find('IE', 'Quay Lane Nowhere')).toMatchObject({ suggestions: [] })
    expect(await find('JP', 'Tokyo')).toMatchObject({ suggestions: [] })
  })

  it.each([
    ['DE', 'muhlenweg koln 21', 'Mühlenweg 21, 50662 Köln'],
    ['DE', 'HAFENSTRASSE 3b munchen', 'Hafenstraße 3b, 80331 München'],
    ['RO', 'scolii bucuresti', 'Strada Școlii 1, 030034 București'],
    ['UA', 'йорданська львів 10', 'вул. Йорданська 10, Львів 79004'],
    ['US', 'oak boston ma', '1 Oak Avenue, Boston, MA 02112'],
  ])('finds without accents in %s: %s', async (countryCode, text, label) => {
    expect(await find(countryCode, text)).toMatchObject({ suggestions: [{ label }] })
  })

  it('answers the lines of what it suggested, and of nothing else', async () => {
    expect(await read('US.1.1.12')).toMatchObject({
      address: {
        address1: '12 Oak Avenue',
        city: 'Portland',
        postalCode: '97202',
        state: 'US-OR',
        countryCode: 'US',
      },
    })
    for (const id of ['US.9.1.12', 'US.1.1', 'constructor.0.0.1', 'US.1.1.x'])
      expect(await read(id)).toMatchObject({ responseCode: 'VF' })
  })

  it('knows no address of a customer', async () => {
    const street = 'Secret Passage'
    await held.database.sql`
      insert into customer_address
        (id, customer_id, address1, city, postal_code, country_code, is_primary)
      values ('own', ${ada.id}, ${street}, 'Galway', 'H91 AAAA', 'IE', true)`
    expect(await find('IE', street)).toMatchObject({ suggestions: [] })
    expect(await read('own')).toMatchObject({ responseCode: 'VF' })
  })
})
