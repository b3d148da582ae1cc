import { LOCALES } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { asWritten, inTheirWords, textIn, type Words } from './text.ts'

const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const sent: Words = {
  en: '{who} sent {amount}.',
  es: '{who} envió {amount}.',
  pt: '{who} enviou {amount}.',
  ro: '{who} a trimis {amount}.',
  ru: '{who}: {amount}.',
  ua: '{who}: {amount}.',
}
const amount = { amount: '12345.50', currencyCode: 'EUR' }

describe('textIn', () => {
  it.each([
    ['en', 'Vera sent 12,345.50 EUR.'],
    ['es', 'Vera envió 12.345,50 EUR.'],
    ['ua', 'Vera: 12 345,50 EUR.'],
  ] as const)('writes words and what stands in them in %s', (locale, text) => {
    expect(spaced(textIn(locale, { words: sent, values: { who: 'Vera', amount } }))).toBe(text)
  })

  it('writes a text within a text in the same language', () => {
    const who = { words: { ...sent, en: 'your account', es: 'su cuenta' } }
    const text = { words: sent, values: { who, amount: 'all' } }
    expect(textIn('es', text)).toBe('su cuenta envió all.')
  })

  it('ends a sentence with one full stop, whatever its last name ends with', () => {
    const text = { words: { ...sent, en: '{who} was sent it by {payer}. Ask {payer}!' } }
    const values = { who: 'Ada L.', payer: 'Books Inc.' }
    expect(textIn('en', { ...text, values })).toBe(
      'Ada L. was sent it by Books Inc. Ask Books Inc.!',
    )
  })

  it('reads no places in what people have written', () => {
    const who = 'O{amount}'
    expect(textIn('en', { words: sent, values: { who, amount: 'all' } })).toBe(
      'O{amount} sent all.',
    )
    for (const locale of LOCALES) expect(textIn(locale, asWritten(who))).toBe(who)
  })

  it.each([
    ['\u202eKraM', 'KraM'],
    ['Mark\u2069\u202e', 'Mark'],
    ['שלום (24)', '\u2068שלום (24)\u2069'],
  ])('leaves its own words where they are, whatever %j would do', (who, shown) => {
    expect(spaced(textIn('en', { words: sent, values: { who, amount } }))).toBe(
      `${shown} sent 12,345.50 EUR.`,
    )
  })

  it('is in English where nobody has said it otherwise', () => {
    const text = inTheirWords({ en: 'News', ro: 'Noutăți' })
    expect(textIn('ro', text)).toBe('Noutăți')
    expect(textIn('pt', text)).toBe('News')
  })

  it('is a defect without its values', () => {
    expect(() => textIn('en', { words: sent, values: { who: 'Vera' } })).toThrow(/amount/)
  })
})
