import type { Domain, Texts } from './domains.ts'

/** The available languages. Ukrainian is `ua`, as in the bank's API. */
export type Language = 'en' | 'es' | 'pt' | 'ro' | 'ru' | 'ua'

interface LanguageModule {
  readonly loadDomain: (domain: Domain) => Promise<Texts>
}

const LANGUAGES: Readonly<Record<Language, () => Promise<LanguageModule>>> = {
  en: async () => import('./en.ts'),
  es: async () => import('./es.ts'),
  pt: async () => import('./pt.ts'),
  ro: async () => import('./ro.ts'),
  ru: async () => import('./ru.ts'),
  ua: async () => import('./ua.ts'),
}

/**
 * Loads the texts of one domain in one language, for the provider of `@sixpence/react`. Nothing is
 * loaded before a screen reads it. Rejects if the file can't be loaded, and for other languages.
 */
export async function loadMessages(
  language: Language | (string & Record<never, never>),
  domain: Domain,
): Promise<Texts> {
  if (!isLanguage(language))
    throw new RangeError(
      `There is no "${language}": choose one of ${Object.keys(LANGUAGES).join(', ')}`,
    )
  const { loadDomain } = await LANGUAGES[language]()
  return loadDomain(domain)
}

const isLanguage = (language: string): language is Language => Object.hasOwn(LANGUAGES, language)
