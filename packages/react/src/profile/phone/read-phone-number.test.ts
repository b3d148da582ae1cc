import { describe, expect, it } from 'vitest'
import { readPhoneNumber } from './read-phone-number.ts'

describe('readPhoneNumber', () => {
  it.each([
    ['086 123 4567', 'IE', { phoneCountryCode: '353', phone: '861234567' }],
    ['861234567', 'IE', { phoneCountryCode: '353', phone: '861234567' }],
    ['+44 7400 123456', 'IE', { phoneCountryCode: '44', phone: '7400123456' }],
    ['0721 234 567', 'RO', { phoneCountryCode: '40', phone: '721234567' }],
    ['12345', 'IE', undefined],
    ['call me', 'IE', undefined],
    ['861234567', '??', undefined],
  ])('reads %j in %s', async (typed, country, number) => {
    expect(await readPhoneNumber(typed, country)).toEqual(number)
  })
})
