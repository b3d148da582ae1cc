import { describe, expect, it } from 'vitest'
import { languageOf } from './language-of.ts'

const OFFERED = ['en', 'ro', 'ua', 'pt'] as const

describe('the language of a page (ROUTE-078)', () => {
  it.each([
    [undefined, undefined, 'en'],
    [undefined, 'ro', 'ro'],
    [undefined, 'uk-UA,ro;q=0.9', 'ua'],
    [undefined, 'ro;q=0.8, pt-BR;q=0.9, *;q=0.1', 'pt'],
    [undefined, 'de, ro;q=0', 'en'],
    [undefined, 'ro;q=x', 'en'],
    [undefined, ',;q=1,,', 'en'],
    ['sixpence.locale=ua', 'ro', 'ua'],
    ['a=b; sixpence.locale=ua; c=d', 'ro', 'ua'],
    ['not.sixpence.locale=ua', 'ro', 'ro'],
    ['sixpence.locale=es', 'ro', 'ro'],
    ['sixpence.locale=<script>', 'ro', 'ro'],
    ['sixpence.locale=', 'ro', 'ro'],
  ])('cookies %j and a browser that speaks %j: %s', (cookie, accepted, locale) => {
    expect(languageOf({ cookie, 'accept-language': accepted }, OFFERED)).toBe(locale)
  })
})
