import en from '@sixpence/locales/bank/en.json'
import es from '@sixpence/locales/bank/es.json'
import pt from '@sixpence/locales/bank/pt.json'
import ro from '@sixpence/locales/bank/ro.json'
import ru from '@sixpence/locales/bank/ru.json'
import ua from '@sixpence/locales/bank/ua.json'
import { type Locale, LOCALES } from '@sixpence/protocol'
import type { Words } from './text.ts'

/**
 * The texts that the bank writes itself: mails, letters, files and pages. English defines which
 * texts there are.
 */
type BankTexts = typeof en

const TEXTS: Readonly<Record<Locale, BankTexts>> = { en, es, pt, ro, ru, ua }

/** Returns the texts of one part in a given language. */
export const textsOf = <Part extends keyof BankTexts>(
  part: Part,
): Readonly<Record<Locale, BankTexts[Part]>> => inEach(locale => TEXTS[locale][part])

/** Returns the texts of one part in all languages, for recipients whose language isn't known yet. */
export function wordsOf<Part extends PlainPart>(
  part: Part,
): Readonly<Record<keyof BankTexts[Part], Words>> {
  const keys = Object.keys(TEXTS.en[part]) as (keyof BankTexts[Part])[]
  const wordsAt = (key: keyof BankTexts[Part]) => inEach(locale => String(TEXTS[locale][part][key]))
  return Object.fromEntries(keys.map(key => [key, wordsAt(key)])) as Record<
    keyof BankTexts[Part],
    Words
  >
}

/** The parts that hold only texts. */
type PlainPart = {
  [Part in keyof BankTexts]: BankTexts[Part] extends Record<string, string> ? Part : never
}[keyof BankTexts]

const inEach = <Value>(valueIn: (locale: Locale) => Value) =>
  Object.fromEntries(LOCALES.map(locale => [locale, valueIn(locale)])) as Record<Locale, Value>
