import { parse, wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { BRAND_IDS, brandFile } from './brand-folders.ts'
import { readTheme } from './theme.ts'

const FILES = BRAND_IDS.flatMap(id =>
  ['logo.svg', 'favicon.svg', 'mark.svg'].map(file => [id, file] as const),
)

describe.each(FILES)('%s/%s', (id, file) => {
  const svg = brandFile(id, file)
  const { projectName } = JSON.parse(brandFile(id, 'brand.json')) as { projectName: string }

  it('names the bank to those who cannot see it (BRAND-003)', () => {
    expect(svg).toContain(`<title>${projectName}</title>`)
    expect(svg).toMatch(/^<svg [^>]*role="img"/)
  })

  it('weighs little', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(4096)
  })

  it('runs nothing and fetches nothing', () => {
    expect(svg).not.toMatch(/<(script|style|text|image|use|foreignObject|animate|a|!)/i)
    expect(svg).not.toMatch(/\son\w+=|href|url\(|style=/i)
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toContain('//')
  })

  it('closes every element it opens', () => {
    const opened = svg.match(/<[a-z]+(\s[^>]*)?(?<!\/)>/g) ?? []
    const closed = svg.match(/<\/[a-z]+>/g) ?? []
    expect(opened).toHaveLength(closed.length)
  })
})

describe.each(BRAND_IDS)('the logo of %s', id => {
  const { tokens } = readTheme(id)
  const ink = /color="(#[0-9a-f]{6})"/.exec(brandFile(id, 'logo.svg'))?.[1] ?? ''

  it.each(['header', 'page', 'surface'])('is seen on the %s without being told a colour', name => {
    const background = tokens.get(`--sp-color-${name}`) ?? ''
    expect(parse(ink)).toBeDefined()
    expect(wcagContrast(ink, background)).toBeGreaterThanOrEqual(3)
  })
})

it.each(BRAND_IDS)('draws the mark of %s on nothing, so that it can stand on any ground', id => {
  // The page uses only its outline: a background would hide it.
  expect(brandFile(id, 'mark.svg')).not.toMatch(/<rect|v56H-4z/)
})
