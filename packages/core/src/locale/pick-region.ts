import type { Locale } from '@sixpence/protocol'
import { localeOfTag } from './pick-locale.ts'

/**
 * The region in which someone speaks a language: that of the first of their tags that names one for
 * it, else the given one.
 *
 * @param preferred BCP 47 tags, best first, e.g. `navigator.languages`.
 * @param fallback E.g. where the bank is at home.
 */
export function pickRegion(
  locale: Locale,
  preferred: readonly string[],
  fallback?: string,
): string | undefined {
  const regions = preferred
    .filter(tag => localeOfTag(tag) === locale)
    .map(tag => /[-_]([a-z]{2}|\d{3})$/i.exec(tag)?.[1]?.toUpperCase())
  return regions.find(region => region !== undefined) ?? fallback
}
