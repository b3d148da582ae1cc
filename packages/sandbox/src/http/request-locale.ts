import { LOCALES, type Locale } from '@sixpence/protocol'

/** The first language of a request that the bank supports, otherwise English. */
export function requestLocale(request: Request): Locale {
  const languages = (request.headers.get('accept-language') ?? '').split(',').map(languageOf)
  return languages.flatMap(language => LOCALES.find(locale => locale === language) ?? [])[0] ?? 'en'
}

// The bank's name for Ukrainian is a country's; BCP 47 calls the language `uk`.
function languageOf(range: string): string {
  const language = range.trim().split(/[-;]/, 1)[0]?.toLowerCase() ?? ''
  return language === 'uk' ? 'ua' : language
}
