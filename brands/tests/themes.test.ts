import { type Color, parse, wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { BRAND_IDS, NEUTRAL } from './brand-folders.ts'
import { readTheme } from './theme.ts'
import { CONTROL_PAIRS, TEXT_PAIRS, TOKENS } from './token-list.ts'

const WHITE = '#ffffff'
const BLACK = '#000000'

describe.each([...BRAND_IDS, NEUTRAL])('the theme of %s', id => {
  const theme = readTheme(id)

  it('says every token once and no other', () => {
    expect([...theme.tokens.keys()]).toEqual(TOKENS)
    expect(theme.strays).toEqual([])
    expect(theme.others).toEqual(['color-scheme'])
  })

  it('writes colours that a browser can read', () => {
    const colors = TOKENS.filter(token => token.startsWith('--sp-color-'))
    expect(colors.filter(name => !parse(theme.tokens.get(name) ?? ''))).toEqual([])
  })

  it.each(TEXT_PAIRS)('lets %s be read on %s', (text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(CONTROL_PAIRS)('lets %s be seen on %s', (part, background) => {
    expect(contrast(part, background)).toBeGreaterThanOrEqual(3)
  })

  it('covers the page with a colour that lets it through', () => {
    const { alpha } = color('overlay')
    expect(alpha).toBeGreaterThan(0.4)
    expect(alpha).toBeLessThan(1)
  })

  it('ends its fonts with a generic family and fetches none', () => {
    for (const name of ['--sp-font-body', '--sp-font-heading']) {
      expect(theme.tokens.get(name)).toMatch(/(sans-serif|serif)$/)
      expect(theme.tokens.get(name)).not.toContain('url(')
    }
  })

  it('gives its lengths units, for sums', () => {
    const lengths = TOKENS.filter(token => /radius|width$|spacing/.test(token))
    const isLength = (value = '') => /^-?[\d.]+(px|em|rem)$/.test(value)
    expect(lengths.filter(name => !isLength(theme.tokens.get(name)))).toEqual([])
  })

  function contrast(part: string, background: string): number {
    return wcagContrast(color(part), color(background))
  }

  function color(name: string): Color {
    const parsed = parse(theme.tokens.get(`--sp-color-${name}`) ?? '')
    if (!parsed) throw new Error(`${id} has no colour ${name}`)
    return parsed
  }
})

describe('the themes together', () => {
  it.each(['primary', 'hero', 'page'])('have no %s colour in common', name => {
    const values = BRAND_IDS.map(id => readTheme(id).tokens.get(`--sp-color-${name}`))
    expect(new Set(values).size).toBe(BRAND_IDS.length)
  })

  it('are measured as the guideline measures', () => {
    expect(wcagContrast(BLACK, WHITE)).toBeCloseTo(21, 5)
    expect(wcagContrast('#767676', WHITE)).toBeCloseTo(4.54, 2)
  })
})
