import { type Locale, LOCALES, type Money } from '@sixpence/protocol'
import { isolated } from '@sixpence/protocol/names'
import { writingOf } from './writing.ts'

/** Words in every language; `{name}` is a placeholder. */
export type Words = Readonly<Record<Locale, string>>

/** A text for somebody whose language isn't known yet. */
export interface Text {
  readonly words: Words
  /**
   * The values of the placeholders. Texts and amounts are written in the language of the words;
   * anything else stays as it is, isolated so that it can't change the words' direction. Without
   * values the words stay as they are, including braces.
   */
  readonly values?: Readonly<Record<string, string | Text | Money>> | undefined
}

/** Returns a person's or program's own words unchanged. */
export const asWritten = (text: string): Text => inTheirWords({ en: text })

/** Like {@link asWritten}, in the languages in which the words exist; English in all others. */
export const inTheirWords = (texts: Partial<Words> & Pick<Words, 'en'>): Text => ({
  words: Object.fromEntries(LOCALES.map(locale => [locale, texts[locale] ?? texts.en])) as Words,
})

/** Writes a text in a language. Doesn't add a second full stop after a value that ends in one. */
export function textIn(locale: Locale, { words, values }: Text): string {
  if (!values) return words[locale]
  return words[locale].replaceAll(/\{(\w+)\}(\.?)/g, (_place, name: string, stop: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`nothing comes in the place of ${name}`)
    const written = valueIn(locale, value)
    return written.endsWith('.') ? written : written + stop
  })
}

function valueIn(locale: Locale, value: string | Text | Money): string {
  if (typeof value === 'string') return isolated(value)
  if ('words' in value) return textIn(locale, value)
  return writingOf(locale).amount(value.amount, value.currencyCode)
}
