import { describe, expect, it } from 'vitest'
import { maskedDetails } from './masked-details.ts'

describe('maskedDetails', () => {
  it.each([
    ['529.982.247-25', '•••4725'],
    ['52998224725', '•••4725'],
    ['+55 11 91234-5678', '•••5678'],
    ['Bruna@Banco.example', 'b•••@banco.example'],
    ['123e4567-e12b-12d3-a456-426655440000', '•••0000'],
    ['12ABC34501DE35', '•••de35'],
    ['1234567', '•••'],
    ['', '•••'],
  ])('leaves of the key %s so much: %s (XFER-035)', (key, shown) => {
    const masked = maskedDetails({ instantKey: key, taxId: key, instantKeyType: 'cpf' })
    expect(masked).toEqual({ instantKey: shown, taxId: shown, instantKeyType: 'cpf' })
    expect(maskedDetails(masked)).toEqual(masked)
  })

  it('leaves of the token of a card what its number ends in (XFER-016)', () => {
    expect(maskedDetails({ cardId: 'card-7f3a-4242' })).toEqual({ cardId: '•••4242' })
  })

  it('leaves what names an account as it is', () => {
    const details = { iban: 'DE14900900900000000017', accountNumber: '12345678' }
    expect(maskedDetails(details)).toEqual(details)
  })
})
