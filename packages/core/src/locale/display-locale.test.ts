import { describe, expect, it } from 'vitest'
import { formatCalendarDay, formatFileSize, LOCALES, textDirection } from './index.ts'

describe('the direction of a language', () => {
  it.each(LOCALES)('is from left to right for %s', locale => {
    expect(textDirection(locale)).toBe('ltr')
  })

  it.each(['ar', 'ar-EG', 'he', 'fa', 'ur', 'ps', 'yi', 'ckb', 'dv', 'az-Arab'])(
    'is from right to left for %s',
    tag => {
      expect(textDirection(tag)).toBe('rtl')
    },
  )

  it.each(['de', 'zh-Hant', 'az', 'ar-Latn', '', 'not a tag'])(
    'is from left to right for %j',
    tag => {
      expect(textDirection(tag)).toBe('ltr')
    },
  )
})

describe("a language that isn't the bank's", () => {
  it.each(['ar-EG', 'ar-SA', 'fa', 'ur'])('has days of our calendar in Latin digits: %s', tag => {
    expect(formatCalendarDay('2026-11-21', tag)).toMatch(/21.*2026|2026.*21/)
  })

  it('has its own words and marks', () => {
    expect(formatCalendarDay('2026-11-21', 'de')).toBe('21.11.2026')
    expect(formatFileSize(2_420_000, 'fa')).toBe('2.4\u00A0MB')
  })
})
