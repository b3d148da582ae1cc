import { describe, expect, it } from 'vitest'
import {
  checkPayoutDetail,
  type PayoutDetailFault,
  type PayoutDetailRules,
} from './check-payout-detail.ts'

const aField = (kinds: string[], change: object = {}) => ({
  name: 'field',
  kinds,
  isRequired: true,
  minLength: 1,
  maxLength: 140,
  ...change,
})

const IBAN = aField(['iban'], { minLength: 15, maxLength: 34 })
const TAX = aField(['cpf', 'cnpj'], { minLength: 11, maxLength: 14 })
const DIGITS = aField(['digits'], { minLength: 4, maxLength: 8 })
const CHOICE = aField(['text'], { options: [{ id: 'savings', name: 'Savings' }] })

type Right = [what: string, field: PayoutDetailRules, typed: string, value: string]
type Wrong = [what: string, field: PayoutDetailRules, typed: string, fault: PayoutDetailFault]

describe('checkPayoutDetail', () => {
  it.each<Right>([
    ['an IBAN as people write it', IBAN, 'de14 9009 0090 0000 0000 17', 'DE14900900900000000017'],
    ['either of two kinds', TAX, '529.982.247-25', '52998224725'],
    ['the other of them', TAX, '11.222.333/0001-81', '11222333000181'],
    ['digits with gaps', DIGITS, '12 34-56', '123456'],
    [
      'digits with what comes along when they are copied',
      DIGITS,
      '\u202a12\u200b34\u00a056\u202c',
      '123456',
    ],
    ['text as it is', aField(['text']), ' Elm Street 5 ', 'Elm Street 5'],
    ['a kind that is not known here, as text', aField(['zengin']), 'ABC 1', 'ABC 1'],
    ['a field without kinds, as text', aField([]), 'ABC', 'ABC'],
    ['one of the options', CHOICE, 'savings', 'savings'],
    ['nothing, where it may be left out', aField(['bic'], { isRequired: false }), ' ', ''],
  ])('takes %s', (_what, ...[field, typed, value]) => {
    expect(checkPayoutDetail(field, typed)).toEqual({ isRight: true, value })
  })

  it.each([
    ['DE14900900900000000017', 'DE', undefined],
    ['de14 9009 0090 0000 0000 17', 'RO', { reason: 'otherCountry', country: 'DE' }],
    ['FR1420041010050500013M02606', 'RE', undefined],
    ['FR1420041010050500013M02606', 'DE', { reason: 'otherCountry', country: 'FR' }],
    ['GB29NWBK60161331926819', 'JE', undefined],
    ['FI2112345600000785', 'AX', undefined],
    ['DE14900900900000000017', undefined, undefined],
  ])('judges the IBAN %s for %s', (iban, countryCode, fault) => {
    const checked = checkPayoutDetail(IBAN, iban, countryCode)
    expect(checked.isRight ? undefined : checked.fault).toEqual(fault)
  })

  it('judges the country of nothing but an IBAN', () => {
    expect(checkPayoutDetail(aField(['bic']), 'LNDNDEFF', 'FR').isRight).toBe(true)
    expect(checkPayoutDetail(aField(['iban'], { isRequired: false }), '', 'FR').isRight).toBe(true)
  })

  it.each<Wrong>([
    ['nothing', IBAN, ' ', { reason: 'missing' }],
    ['a mistyped digit', IBAN, 'DE15900900900000000017', { reason: 'checkDigits' }],
    [
      'a letter of another alphabet',
      IBAN,
      'DE14 9009 0090 0000 0000 1А',
      { reason: 'character', character: 'А', position: 22, looksLike: 'A' },
    ],
    [
      'what is too short for each kind',
      TAX,
      '1234',
      { reason: 'length', lengths: [11, 14], typed: 4 },
    ],
    ['a mistake in one of the kinds', TAX, '52998224726', { reason: 'checkDigits' }],
    [
      'a letter among digits',
      DIGITS,
      '12 3x',
      { reason: 'character', character: 'X', position: 4 },
    ],
    ['too few digits', DIGITS, '123', { reason: 'size', least: 4, most: 8, typed: 3 }],
    ['too many of them', DIGITS, '123456789', { reason: 'size', least: 4, most: 8, typed: 9 }],
    ['what is none of the options', CHOICE, 'checking', { reason: 'option' }],
  ])('refuses %s', (_what, ...[field, typed, fault]) => {
    expect(checkPayoutDetail(field, typed)).toEqual({ isRight: false, fault })
  })
})
