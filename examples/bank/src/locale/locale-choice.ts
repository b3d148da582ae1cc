import { isLocale, pickLocale, type Locale } from '@sixpence/core/locale'

const STORAGE_KEY = 'sixpence.locale'

/** The language chosen earlier, else the browser's, among those that the brand offers. */
export function initialLocale(offered: readonly Locale[]): Locale {
  const chosen = readChoice()
  if (chosen && offered.includes(chosen)) return chosen
  return pickLocale(navigator.languages, offered)
}

/** Remembers the choice for the next visit; a browser that keeps nothing is asked again. */
export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(STORAGE_KEY, locale)
  } catch {
    // Private windows may refuse storage. The choice then lasts as long as the page.
  }
}

function readChoice(): Locale | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return stored !== null && isLocale(stored) ? stored : undefined
  } catch {
    return undefined
  }
}
