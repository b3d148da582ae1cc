import { describe, expect, it } from 'vitest'
import { bankTexts, LANGUAGES, rooms, texts } from './texts.ts'

const FAMILIAR: Readonly<Record<string, readonly string[]>> = {
  es: ['tú', 'tu', 'tus', 'ti', 'te', 'tuyo', 'contigo'],
  pt: ['tu', 'teu', 'tua', 'teus', 'tuas', 'ti', 'te', 'você', 'vocês'],
  ro: ['tu', 'tău', 'ta', 'tăi', 'tale', 'tine', 'te', 'ție'],
  ru: ['ты', 'тебя', 'тебе', 'тобой', 'твой', 'твоя', 'твои', 'твоё'],
  ua: ['ти', 'тебе', 'тобі', 'тобою', 'твій', 'твоя', 'твої', 'твоє'],
}

const FOREIGN_LETTERS: Readonly<Record<string, RegExp>> = {
  en: /\p{Script=Cyrillic}/u,
  es: /[\p{Script=Cyrillic}ãõçășțâî]/u,
  pt: /[\p{Script=Cyrillic}ñășț¿¡]/u,
  ro: /[\p{Script=Cyrillic}ñãõşţ¿¡]/u,
  ru: /[іїєґʼ’]/iu,
  ua: /[ыэёъ]/iu,
}

describe.each(LANGUAGES)('the words in %s', language => {
  const files = [...rooms(language).map(room => texts(language, room)), bankTexts(language)]
  const all = files
    .flatMap(file => Object.values(file))
    .map(text => text.replaceAll(/\{\{?\w+\}?\}|\S+@\S+/g, ''))

  it('speak to the customer with respect', () => {
    const familiar = FAMILIAR[language] ?? []
    const words = all.flatMap(text => text.toLowerCase().match(/[\p{Letter}’-]+/gu) ?? [])
    expect(words.filter(word => familiar.includes(word))).toEqual([])
  })

  it('are spelt in the letters of their language', () => {
    const foreign = FOREIGN_LETTERS[language] ?? /$^/
    expect(all.filter(text => foreign.test(text))).toEqual([])
  })

  it('mix no scripts within a word', () => {
    const mixed = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u
    expect(all.filter(text => mixed.test(text))).toEqual([])
  })
})

// Names and keys that both languages write as they are, and addresses of computers.
const NO_WORDS =
  /\b(t=|v1=|Sixpence-Signature|POST|API|HTML|https|IP|IPN|QR|PNG|PDF|CSV|TSV|XLSX|Excel|JPEG|HEIC|SMS|EFT|IBAN|BIC|SEPA|SWIFT|ABA|IFSC|CLABE|BSB|sort code|ACH|Faster Payments|Bitcoin|Interac|Paxum|App Store|Google Play|Shift)(?<==|\b)|\b[\da-f]+(:+[\da-f]+)+\b/g

describe.each(['ru', 'ua'])('every text in %s', language => {
  it('is written in Cyrillic where it has words', () => {
    const latin = rooms(language)
      .flatMap(room => Object.values(texts(language, room)))
      .map(text => text.replaceAll(/\{\{\w+\}\}|\S+@\S+/g, '').replaceAll(NO_WORDS, ''))
      .filter(text => /\p{Script=Latin}/u.test(text))
    expect(latin).toEqual([])
  })
})
