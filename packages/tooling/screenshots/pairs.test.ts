import { describe, expect, it } from 'vitest'
import { pairs } from './pairs.mjs'

const ALL = {
  brands: ['a', 'b', 'c', 'd', 'e', 'f'],
  widths: [360, 390, 768, 1280],
  languages: ['en', 'es', 'pt', 'ro', 'ru', 'ua'],
}

describe('the pictures of a screen', () => {
  it('hold every brand and every language at every width, in 24', () => {
    const pictures = pairs(ALL)
    expect(pictures).toHaveLength(24)
    const met = new Set(
      pictures.flatMap(({ brand, width, language }) => [
        `${brand} ${width}`,
        `${language} ${width}`,
      ]),
    )
    expect(met.size).toBe(48)
  })

  it('show a brand in as many languages as there are widths', () => {
    const languages = pairs(ALL)
      .filter(({ brand }) => brand === 'a')
      .map(({ language }) => language)
    expect(new Set(languages).size).toBe(4)
  })

  it.each([
    ['one of each', { brands: ['a'], widths: [390], languages: ['en'] }, 1],
    ['one brand', { ...ALL, brands: ['a'] }, 24],
    ['two brands, one language', { brands: ['a', 'b'], widths: [390, 1280], languages: ['en'] }, 4],
  ])('are no more than are asked for: %s', (_, of, count) => {
    expect(pairs(of)).toHaveLength(count)
  })
})
