import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstLocale } from './first-locale.ts'

beforeEach(() => vi.stubGlobal('navigator', { languages: ['ru-RU'] }))
afterEach(() => vi.unstubAllGlobals())

describe('firstLocale', () => {
  it.each([
    ['pt-PT', 'pt'],
    ['en-GB', 'en'],
    ['uk-UA', 'ua'],
    ['ro', 'ro'],
    ['de-AT', 'ru'],
    ['es-MX', 'ru'],
    [undefined, 'ru'],
  ] as const)('is for %s %s', (wished, locale) => {
    expect(firstLocale(wished, ['en', 'ro', 'ru', 'ua', 'pt'])).toBe(locale)
  })
})
