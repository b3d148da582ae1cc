import { type Locale, LOCALES } from '@sixpence/protocol'

/** A language as it is offered to someone who may not read the present one. */
export interface LocaleEntry {
  readonly code: Locale
  /** Its name in itself. */
  readonly title: string
  /** Names a flag by the ISO 3166 code of a country, in lower case. */
  readonly icon: string
}

const TITLES: Readonly<Record<Locale, string>> = {
  en: 'English',
  es: 'Español',
  ro: 'Română',
  ru: 'Русский',
  ua: 'Українська',
  pt: 'Português',
}

/** The languages of the bank, in the order they are offered. */
export const LOCALE_ENTRIES: readonly LocaleEntry[] = LOCALES.map(code => ({
  code,
  title: TITLES[code],
  icon: code === 'en' ? 'gb' : code,
}))
