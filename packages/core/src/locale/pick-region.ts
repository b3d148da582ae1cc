import { localeOfTag } from './pick-locale.ts'
import type { DisplayLocale } from './display-locale.ts'

/**
 * Returns the user's region for a language: that of the first matching tag with a region, else the
 * fallback.
 *
 * @param preferred BCP 47 tags, best first, e.g. `navigator.languages`.
 * @param fallback E.g. the bank's home region.
 */
export function pickRegion(
  locale: DisplayLocale,
  preferred: readonly string[],
  fallback?: string,
): string | undefined {
  const regions = preferred
    .filter(tag => localeOfTag(tag) === locale)
    .map(tag => /[-_]([a-z]{2}|\d{3})$/i.exec(tag)?.[1]?.toUpperCase())
  return regions.find(region => region !== undefined) ?? fallback
}
