import { describe, expect, it } from 'vitest'
import { screenshotOptions } from './options.mjs'

describe('what pnpm screenshots is asked for', () => {
  it('is everything when nothing is said', () => {
    const { screens, brands, widths, languages } = screenshotOptions([])
    expect(screens.length).toBeGreaterThan(20)
    expect([brands.length, widths, languages.length]).toEqual([6, [320, 360, 390, 768, 1280], 6])
  })

  it('is the screens and sides that are named, in either spelling', () => {
    const words = ['home', 'send', '--brand', 'fjord,aurelia', '--width=390', '--language', 'en']
    const { screens, ...sides } = screenshotOptions(words)
    expect(screens.map(({ name }) => name)).toEqual(['home', 'send'])
    expect(sides).toMatchObject({ brands: ['fjord', 'aurelia'], widths: [390], languages: ['en'] })
  })

  it.each([
    [['hoem'], /no screen "hoem".*home/],
    [['--brand', 'lloyds'], /no brand "lloyds".*aurelia/],
    [['--width', '1000'], /no width "1000".*390/],
    [['--colour', 'red'], /no option "colour".*brand/],
    [['--brand'], /--brand needs a value/],
  ])('is refused with the choices there are: %s', (words, message) => {
    expect(() => screenshotOptions(words)).toThrow(message)
  })
})
