import { describe, expect, it } from 'vitest'
import { isolated } from './isolated.ts'

describe('isolated', () => {
  it.each(['Vera K.', 'Мунтяну', '株式会社', '💶 (24)', ''])('leaves %j as it is', text => {
    expect(isolated(text)).toBe(text)
  })

  it.each(['שלום', 'شركة النور (24)', 'Nour نور Ltd'])('sets %j apart', text => {
    expect(isolated(text)).toBe(`\u2068${text}\u2069`)
  })

  it.each([
    ['an override', 'Lena \u202egnihtyna', 'Lena gnihtyna'],
    ['an embedding that never ends', '\u202bLena', 'Lena'],
    ['the end of being set apart', 'Lena\u2069 \u202e100', 'Lena 100'],
    ['a part that is never ended', '\u2067Lena', 'Lena'],
    ['one that ends before it begins', '\u2069Lena\u2068', 'Lena'],
  ])('leaves out %s', (_what, text, shown) => {
    expect(isolated(text)).toBe(shown)
  })

  it('keeps what is set apart within', () => {
    const text = 'To \u2068شركة (24)\u2069 and \u2068נועה\u2069'
    expect(isolated(text)).toBe(`\u2068${text}\u2069`)
    expect(isolated('\u2068Vera\u2069')).toBe('\u2068Vera\u2069')
  })

  it('sets every text apart in a sentence from right to left', () => {
    expect(isolated('Vera (24)', 'rtl')).toBe('\u2068Vera (24)\u2069')
    expect(isolated('Lena\u2069 \u202e100', 'rtl')).toBe('\u2068Lena 100\u2069')
  })

  it('sets apart what a mark says is written from the right', () => {
    expect(isolated('Vera\u200f (24)')).toBe('\u2068Vera\u200f (24)\u2069')
  })
})
