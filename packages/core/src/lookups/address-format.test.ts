import { describe, expect, it } from 'vitest'
import { addressFormatOf, hasPostcodeForm } from './index.ts'

describe('addressFormatOf', () => {
  it.each([
    ['IE', 'address1 address2 city postalCode', 'eircode'],
    ['GB', 'address1 address2 city postalCode', 'postcode'],
    ['DE', 'address1 address2 postalCode city', 'postalCode'],
    ['US', 'address1 address2 city state postalCode', 'zip'],
    ['MX', 'address1 address2 postalCode city state', 'postalCode'],
    ['KE', 'address1 address2 city postalCode', 'postalCode'],
    ['constructor', 'address1 address2 city postalCode', 'postalCode'],
  ])('%s: %s, %s', (countryCode, fields, kind) => {
    const format = addressFormatOf(countryCode)
    expect([format.fields.join(' '), format.postcodeKind]).toEqual([fields, kind])
  })

  it('gives examples of the right form', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
    const wrong = letters
      .flatMap(first => letters.map(second => first + second))
      .filter(country => !hasPostcodeForm(addressFormatOf(country).postcodeExample ?? '-', country))
    expect(wrong).toEqual([])
  })
})

describe('hasPostcodeForm', () => {
  it.each([
    ['IE', 'h91 x2y7', true],
    ['IE', 'D6WXK27', true],
    ['IE', 'H91', false],
    ['GB', 'e14 9xx', true],
    ['GB', 'EC1A1BB', true],
    ['GB', 'E14', false],
    ['DE', '1011', false],
    ['PT', '1250 142', true],
    ['PT', '1250', false],
    ['US', '02111-1234', true],
    ['US', '0211', false],
    ['UA', '79004', true],
    ['RO', '03003', false],
    ['KE', 'anything', true],
    ['toString', 'anything', true],
  ])('%s %s: %s', (countryCode, postalCode, isRight) => {
    expect(hasPostcodeForm(postalCode, countryCode)).toBe(isRight)
  })
})
