import type { IncomingHttpHeaders } from 'node:http'
import { isLocale, pickLocale, type Locale } from '@sixpence/core/locale'
import { cookieIn, LOCALE_COOKIE } from '../../src/start/cookies.ts'

/**
 * Returns the language chosen earlier, else the first that the brand offers among those of the
 * browser.
 */
export function languageOf(headers: IncomingHttpHeaders, offered: readonly Locale[]): Locale {
  const chosen = cookieIn(headers.cookie ?? '', LOCALE_COOKIE)
  if (isLocale(chosen) && offered.includes(chosen)) return chosen
  return pickLocale(tagsIn(headers['accept-language'] ?? ''), offered)
}

/**
 * Returns the languages of an `Accept-Language` header, the preferred ones first, without the
 * refused ones.
 */
function tagsIn(header: string): string[] {
  return header
    .split(',', 50)
    .map(part => {
      const [tag = '', ...parameters] = part.split(';').map(each => each.trim())
      const weight = parameters.find(each => each.startsWith('q='))
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag)
}
