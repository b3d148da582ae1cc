import { describe, expect, it } from 'vitest'
import { writingOf } from './writing.ts'

const AT = new Date('2026-11-21T09:05:00Z')
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('writingOf', () => {
  it.each([
    ['en', '1,234.50 EUR', '21 November 2026', '21 November 2026 at 09:05 UTC'],
    ['ro', '1.234,50 EUR', '21 noiembrie 2026', '21 noiembrie 2026 la 09:05 UTC'],
    ['pt', '1234,50 EUR', '21 de novembro de 2026', '21 de novembro de 2026 às 09:05 UTC'],
    ['ua', '1 234,50 EUR', '21 листопада 2026 р.', '21 листопада 2026 р. о 09:05 UTC'],
  ] as const)('writes amounts and days in %s', (locale, ...[amount, day, moment]) => {
    const write = writingOf(locale)
    expect(spaced(write.amount('1234.50', 'EUR'))).toBe(amount)
    expect(spaced(write.day('2026-11-21'))).toBe(day)
    expect(spaced(write.moment(AT))).toBe(moment)
  })

  it('keeps every digit (ACCT-017)', () => {
    expect(writingOf('en').number('12345678901234567.12345678')).toBe(
      '12,345,678,901,234,567.12345678',
    )
    expect(writingOf('en').number('7')).toBe('7')
  })
})
