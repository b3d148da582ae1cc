import { describe, expect, it } from 'vitest'
import { dateText } from './date-text.ts'
import { GENERAL, type NumberFormat, numberFormat } from './number-format.ts'
import { numberText } from './number-text.ts'

describe('the text of a number', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [-12, '-12'],
    [12.5, '12.5'],
    [1.1, '1.1'],
    [0.1 + 0.2, '0.3'],
    [1234.005, '1234.005'],
    [0.001, '0.001'],
    [1e-7, '0.0000001'],
    [-2.5e-7, '-0.00000025'],
    [123_456_789_012.345, '123456789012.345'],
    [123_456_789_012.345_67, '123456789012.346'],
    [120_000_000_000_000, '120000000000000'],
    [999_999_999_999_999, '999999999999999'],
  ])('%d has its stored digits: %s', (value, text) => {
    expect(numberText(value)).toBe(text)
  })

  it.each([
    [1_000_000_000_000_000, '1E+15'],
    [4_111_111_111_111_111, '4.11111111111111E+15'],
    [8.93e19, '8.93E+19'],
    [-8.93e19, '-8.93E+19'],
  ])('%d has lost digits, and an exponent: %s', (value, text) => {
    expect(numberText(value)).toBe(text)
  })
})

describe('a date', () => {
  it.each([
    [1, '1900-01-01'],
    [59, '1900-02-28'],
    [61, '1900-03-01'],
    [45_992, '2025-12-01'],
    [45_992.5, '2025-12-01T12:00:00'],
    [45_991.999_999, '2025-12-01'],
    [0.75, '18:00:00'],
    [-1, undefined],
    [3_000_000, undefined],
    [Number.NaN, undefined],
  ])('of the number %d is %s', (serial, date) => {
    expect(dateText(serial, false)).toBe(date)
  })

  it('is counted from 1904 on where the workbook does', () => {
    expect(dateText(44_530, true)).toBe('2025-12-01')
  })
})

const DATE: NumberFormat = { isDate: true, digits: 0 }

describe('the format of a number', () => {
  it.each<[id: number, code: string | undefined, format: NumberFormat]>([
    [0, undefined, GENERAL],
    [14, undefined, DATE],
    [22, undefined, DATE],
    [23, undefined, GENERAL],
    [164, 'dd.mm.yyyy', DATE],
    [164, '[$-409]d\\-mmm\\-yy;@', DATE],
    [164, '0.00" days"', GENERAL],
    [164, '#,##0.00\\ [$EUR]', GENERAL],
    [164, '0;[Red]-0', { isDate: false, digits: 1 }],
    [164, '000000', { isDate: false, digits: 6 }],
    [164, '00-00-00', GENERAL],
    [164, 'General', GENERAL],
  ])('%d %j', (id, code, format) => {
    expect(numberFormat(id, code)).toEqual(format)
  })
})
