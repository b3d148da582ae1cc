import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RIGHT_DETAILS, WRONG_DETAILS } from '../../tests/bank-detail-samples.ts'
import { BANK_DETAIL_KINDS, checkBankDetail, cleanBankDetail } from './index.ts'

const rightOnes = Object.entries(RIGHT_DETAILS).flatMap(([kind, texts]) =>
  texts.map(text => ({ kind, text })),
)
const wrongOnes = Object.entries(WRONG_DETAILS).flatMap(([kind, faults]) =>
  Object.entries(faults).map(([text, reason]) => ({ kind, text, reason })),
)

const faultOf = (kind: string, text: string) => {
  const checked = checkBankDetail(kind as never, text)
  return checked.isRight ? undefined : checked.fault
}

/** In these, any single mistyped digit is detected. */
const GUARDED = ['iban', 'aba', 'clabe', 'cbu', 'cardNumber'] as const

describe('checkBankDetail', () => {
  it('has samples of every kind', () => {
    expect(Object.keys(RIGHT_DETAILS)).toEqual([...BANK_DETAIL_KINDS])
    expect(Object.keys(WRONG_DETAILS)).toEqual([...BANK_DETAIL_KINDS])
  })

  it.each(rightOnes)('takes $text for a right $kind', ({ kind, text }) => {
    const value = cleanBankDetail(text, kind as never)
    expect(checkBankDetail(kind as never, text)).toEqual({ isRight: true, value })
    const letters = /^[13]\w{25}/.test(text) ? text : text.toLowerCase()
    const parted = kind === 'email' ? letters : letters.replaceAll(/(.{4})/g, '$1\u00a0')
    const spaced = ` ${parted}\u200b`
    expect(checkBankDetail(kind as never, spaced)).toEqual({ isRight: true, value })
  })

  it.each(wrongOnes)('refuses $text as $kind for its $reason', ({ kind, text, reason }) => {
    expect(faultOf(kind, text)?.reason).toBe(reason)
  })

  it.each(BANK_DETAIL_KINDS)('says that a %s is missing', kind => {
    for (const text of ['', ' ', '\u200b\u202e'])
      expect(checkBankDetail(kind, text)).toEqual({ isRight: false, fault: { reason: 'missing' } })
  })

  it.each(GUARDED)('finds any one wrong digit of a %s', kind => {
    for (const right of RIGHT_DETAILS[kind].map(text => cleanBankDetail(text))) {
      const isDigit = (at: number) => /\d/.test(right[at] ?? '')
      const places = Array.from(right, (_, at) => at).filter(isDigit)
      fc.assert(
        fc.property(fc.constantFrom(...places), fc.integer({ min: 1, max: 9 }), (at, more) => {
          const digit = String((Number(right[at]) + more) % 10)
          const wrong = right.slice(0, at) + digit + right.slice(at + 1)
          expect(checkBankDetail(kind, wrong).isRight).toBe(false)
        }),
      )
    }
  })

  it.each(BANK_DETAIL_KINDS)('answers for whatever is typed as a %s', kind => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const checked = checkBankDetail(kind, text)
        expect(checked).toHaveProperty(checked.isRight ? 'value' : 'fault.reason')
      }),
    )
  })

  it.each([
    ['iban', 'DE8937О400440532013000', { character: 'О', position: 7, looksLike: 'O' }],
    ['iban', 'DE89 3704 O044 0532 0130 00', { character: 'O', position: 9 }],
    ['iban', 'DЕ89370400440532013000', { character: 'Е', position: 2, looksLike: 'E' }],
    ['aba', '02100002１', { character: '１', position: 9, looksLike: '1' }],
    ['aba', '٠21000021', { character: '٠', position: 1 }],
    ['ifsc', 'HDFCO000001', { character: 'O', position: 5 }],
    ['bic', 'D3UTDEFF', { character: '3', position: 2 }],
    ['sortCode', '08-99_99', { character: '_', position: 5 }],
    ['phone', '+55 11 9l234-5678', { character: 'l', position: 7, looksLike: 'L' }],
    ['email', 'bruna@bаnco.example', { character: 'а', position: 8, looksLike: 'A' }],
    ['bitcoinAddress', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVNl', { character: 'l', position: 34 }],
    [
      'bitcoinAddress',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3tb',
      { character: 'b', position: 42 },
    ],
    [
      'bitcoinAddress',
      'bc1qw508d6qejxtdg4y5r3zаrvary0c5xw7kv8f3t4',
      { character: 'а', position: 24, looksLike: 'A' },
    ],
  ] as const)('tells which character of a %s is wrong: %s', (kind, text, fault) => {
    expect(faultOf(kind, text)).toEqual({ reason: 'character', ...fault })
  })

  it.each([
    ['brBankCode', 3],
    ['brBranchCode', 4],
    ['jpBankCode', 4],
    ['jpBranchCode', 3],
    ['hkBankCode', 3],
    ['hkBranchCode', 3],
    ['lkBankCode', 4],
    ['lkBranchCode', 3],
  ] as const)('wants a %s of %i digits (XFER-036)', (kind, length) => {
    const typed = '12345'
    expect(checkBankDetail(kind, typed.slice(0, length)).isRight).toBe(true)
    for (const other of [length - 1, length + 1]) {
      const fault = { reason: 'length', lengths: [length], typed: other }
      expect(faultOf(kind, typed.slice(0, other))).toEqual(fault)
    }
  })

  it.each(['IBAN DE89 3704 0044 0532 0130 00', 'iban: de89370400440532013000'])(
    'takes the number in %s',
    text => {
      const right = { isRight: true, value: 'DE89370400440532013000' }
      expect(checkBankDetail('iban', text)).toEqual(right)
    },
  )

  it.each([
    ['iban', 'DE8937040044053201300', { reason: 'length', lengths: [22], typed: 21 }],
    ['iban', 'XX8937040044053201300', { reason: 'country', country: 'XX' }],
    ['bic', 'DEUTDEFFX', { reason: 'length', lengths: [8, 11], typed: 9 }],
    ['bic', 'DEUTXXFF', { reason: 'country', country: 'XX' }],
    ['aba', '1234', { reason: 'length', lengths: [9], typed: 4 }],
    [
      'cardNumber',
      '41111111111',
      { reason: 'length', lengths: [12, 13, 14, 15, 16, 17, 18, 19], typed: 11 },
    ],
  ] as const)('tells what is wrong with the %s %s', (kind, text, fault) => {
    expect(faultOf(kind, text)).toEqual(fault)
  })
})
