import { isPositive, normalAmount } from '@sixpence/core/money'
import { describe, expect, it } from 'vitest'
import { parseBound } from './parse-bound.ts'

describe('parseBound', () => {
  it.each([
    ['1,000', 'en', '1000'],
    ['1.234', 'es', '1234'],
    ['1.234', 'en', '1.234'],
    ['0.00000001', 'en', '0.00000001'],
    ['0,12345678', 'ua', '0.12345678'],
    ['€20', 'en', '20'],
  ] as const)('reads %s in %s as %s', (text, locale, bound) => {
    const parsed = parseBound(text, locale)
    expect(parsed.ok && isPositive(parsed.amount) && normalAmount(parsed.amount)).toBe(bound)
  })

  it.each([
    ['12.500', 'pt', 'unclear'],
    ['0', 'en', 'zero'],
    ['many', 'en', 'not_a_number'],
  ] as const)('takes %s in %s for %s', (text, locale, fault) => {
    expect(parseBound(text, locale)).toMatchObject({ ok: false, fault })
  })
})
