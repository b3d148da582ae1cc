import type { Locale } from '@sixpence/protocol'

/**
 * The language tag that `Intl`, `lang` attributes and plural rules understand: the bank's `ua` is
 * Ukrainian, which BCP 47 calls `uk`.
 */
export function intlLocale(locale: Locale): string {
  return locale === 'ua' ? 'uk' : locale
}
