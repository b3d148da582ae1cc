import { type Locale, LOCALES } from '@sixpence/protocol/locale'

/** A language as offered to people who may not read the current one. */
export interface LocaleEntry {
  readonly code: Locale
  /** The language's own name for itself. */
  readonly title: string
  /** The flag's ISO 3166 country code, in lower case. */
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

/** The bank's languages, in the order they are offered. */
export const LOCALE_ENTRIES: readonly LocaleEntry[] = LOCALES.map(code => ({
  code,
  title: TITLES[code],
  icon: code === 'en' ? 'gb' : code,
}))
