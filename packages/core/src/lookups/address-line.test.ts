import { describe, expect, it } from 'vitest'
import { addressLine } from './index.ts'

describe('addressLine', () => {
  it.each([
    [
      ['4 Quay Lane', '', 'Galway', '', 'H91 X2Y7', 'IE'],
      'en',
      '4 Quay Lane, Galway, H91 X2Y7, Ireland',
    ],
    [
      ['Lindengasse 14', 'Tür 3', 'Wien', '', '1070', 'AT'],
      'de',
      'Lindengasse 14, Tür 3, 1070 Wien, Österreich',
    ],
    [
      ['1 Main St', '', 'Boston', 'MA', '02111', 'US'],
      'en',
      '1 Main St, Boston, MA 02111, United States',
    ],
    [['Calle 5', '', 'México', 'CDMX', '06000', 'MX'], 'es', 'Calle 5, 06000 México, CDMX, México'],
    [
      ['вул. Зелена 1', '', 'Львів', '', '79004', 'UA'],
      'uk',
      'вул. Зелена 1, Львів, 79004, Україна',
    ],
    [['Box 7', '', 'Nairobi', '', '', 'KE'], 'en', 'Box 7, Nairobi, Kenya'],
    [['12 rue Haute', '', '', '', '75001', 'FR'], 'en', '12 rue Haute, 75001, France'],
  ])('%j in %s: %s', (parts, languageTag, line) => {
    const [address1 = '', address2, city = '', stateName, postalCode = '', countryCode = ''] = parts
    const address = { address1, address2, city, stateName, postalCode, countryCode }
    expect(addressLine(address, languageTag)).toBe(line)
  })

  it('keeps a state that the country does not write', () => {
    const address = {
      address1: 'Strada Lungă 3',
      city: 'Brașov',
      stateName: 'Brașov County',
      postalCode: '500058',
      countryCode: 'RO',
    }
    expect(addressLine(address, 'en')).toBe('Strada Lungă 3, 500058 Brașov, Brașov County, Romania')
  })
})
