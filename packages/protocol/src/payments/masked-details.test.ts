import { describe, expect, it } from 'vitest'
import { hiddenDetailsText, maskedDetails } from './masked-details.ts'

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

describe('hiddenDetailsText', () => {
  const ofKey = (instantKey: string) => hiddenDetailsText('key-1', { instantKey })

  it('is the key of the payment, and what is masked', () => {
    const details = { taxId: '529.982.247-25', iban: 'DE15', cardId: ' card-7F-4242', purpose: 'x' }
    expect(hiddenDetailsText('key-1', details)).toBe(
      '["key-1",["cardId","card-7F-4242"],["taxId","52998224725"]]',
    )
    expect(hiddenDetailsText('key-2', details)).not.toBe(hiddenDetailsText('key-1', details))
  })

  it('is nothing where nothing is masked', () => {
    expect(hiddenDetailsText('key-1', { iban: 'DE14900900900000000017' })).toBeUndefined()
  })

  it.each([
    ['529.982.247-25', '52998224725'],
    ['+55 11 91234-5678', '+5511912345678'],
    [' Bruna@Banco.example\u200B', 'bruna@banco.example'],
    ['123E4567\u2013E12B-12D3-A456-426655440000', '123e4567-e12b-12d3-a456-426655440000'],
  ])('is the same for %s and for %s (XFER-035)', (typed, kept) => {
    expect(ofKey(typed)).toBe(ofKey(kept))
  })

  it.each([
    ['52998224725', '11198224725'],
    ['bruna@banco.example', 'bianca@banco.example'],
    ['b.runa@banco.example', 'bruna@banco.example'],
  ])('is another for %s and for %s, which look alike once masked (XFER-035)', (one, other) => {
    expect(maskedDetails({ instantKey: one })).toEqual(maskedDetails({ instantKey: other }))
    expect(ofKey(one)).not.toBe(ofKey(other))
  })
})
