import { describe, expect, it } from 'vitest'
import { baseOf, categoryOf, intlTag, LANGUAGES, placeholders, rooms, texts } from './texts.ts'

const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  en: ['one', 'other'],
  es: ['many', 'one', 'other'],
  pt: ['many', 'one', 'other'],
  ro: ['few', 'one', 'other'],
  ru: ['few', 'many', 'one', 'other'],
  ua: ['few', 'many', 'one', 'other'],
}

const SAMPLES = [...Array.from({ length: 201 }, (_, n) => n), 1_000_000, 1.5]

describe.each(LANGUAGES)('plural texts in %s', language => {
  const rules = new Intl.PluralRules(intlTag(language))
  const counted = rooms(language).flatMap(room =>
    Object.entries(texts(language, room)).flatMap(([key, text]) => {
      const category = categoryOf(key)
      return category === undefined ? [] : [{ id: `${room}.${baseOf(key)}`, category, text }]
    }),
  )
  const ids = [...new Set(counted.map(({ id }) => id))]

  it('meet the categories that the language knows', () => {
    expect(rules.resolvedOptions().pluralCategories.toSorted()).toEqual(CATEGORIES[language])
  })

  it.each(ids)('say %s in every category and in no other', id => {
    const categories = counted.filter(text => text.id === id).map(({ category }) => category)
    expect(categories.toSorted()).toEqual(CATEGORIES[language])
  })

  it.each(ids)('say %s for 0 to 200, a million and one and a half', id => {
    const categories = new Set(counted.filter(text => text.id === id).map(text => text.category))
    expect(SAMPLES.filter(n => !categories.has(rules.select(n)))).toEqual([])
    expect(new Set(SAMPLES.map(n => rules.select(n)))).toEqual(categories)
  })

  it('name the number in every one of them', () => {
    // `total` is the same number, as the language groups its digits.
    const mute = counted.filter(
      ({ text }) => !placeholders(text).some(name => name === '{{count}}' || name === '{{total}}'),
    )
    expect(mute).toEqual([])
  })
})

describe('counting seconds', () => {
  it.each([
    ['en', 1, 'second'],
    ['en', 2, 'seconds'],
    ['es', 1, 'segundo'],
    ['es', 2, 'segundos'],
    ['es', 1_000_000, 'de segundos'],
    ['pt', 0, 'segundo'],
    ['pt', 1, 'segundo'],
    ['pt', 2, 'segundos'],
    ['pt', 1_000_000, 'de segundos'],
    ['ro', 1, 'secundă'],
    ['ro', 2, 'secunde'],
    ['ro', 19, 'secunde'],
    ['ro', 20, 'de secunde'],
    ['ro', 101, 'secunde'],
    ['ro', 119, 'secunde'],
    ['ro', 120, 'de secunde'],
    ['ro', 1.5, 'secunde'],
    ['ru', 1, 'секунду'],
    ['ru', 2, 'секунды'],
    ['ru', 5, 'секунд'],
    ['ru', 11, 'секунд'],
    ['ru', 21, 'секунду'],
    ['ru', 1.5, 'секунды'],
    ['ua', 1, 'секунду'],
    ['ua', 2, 'секунди'],
    ['ua', 5, 'секунд'],
    ['ua', 11, 'секунд'],
    ['ua', 21, 'секунду'],
    ['ua', 1.5, 'секунди'],
  ])('in %s says %d %s (I18N-004, TRAP-20)', (language, count, words) => {
    const category = new Intl.PluralRules(intlTag(language)).select(count)
    const text = texts(language, 'errors')[`tryAgainInSeconds_${category}`]
    expect(text?.split('{{count}} ')[1]?.replace('.', '')).toBe(words)
  })
})
