import { isLocale, pickLocale, type Locale } from '@sixpence/core/locale'
import { LOCALE_COOKIE, readCookie, writeCookie } from '../start/cookies.ts'

/** Where the choice was kept before the server asked for it. */
const FORMER_KEY = 'sixpence.locale'

// A browser that keeps nothing still keeps it until the page goes.
let chosenHere: Locale | undefined
const listeners = new Set<() => void>()

/**
 * The language chosen earlier, else the first that the brand offers of those the browser speaks.
 *
 * @param written The language that the server has chosen for this page, by the same rule.
 */
export function initialLocale(offered: readonly Locale[], written?: Locale): Locale {
  const chosen = chosenHere ?? readChoice()
  if (chosen && offered.includes(chosen)) return chosen
  return written ?? pickLocale(navigator.languages, offered)
}

/** Remembers the choice for the next visit; a browser that keeps nothing is asked again. */
export function rememberLocale(locale: Locale): void {
  chosenHere = locale
  writeCookie(LOCALE_COOKIE, locale)
  for (const listener of listeners) listener()
}

/** Tells of each choice until the returned function is called. */
export function onLocaleChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function readChoice(): Locale | undefined {
  const stored = readCookie(LOCALE_COOKIE) ?? takeFormerChoice()
  return isLocale(stored) ? stored : undefined
}

function takeFormerChoice(): string | undefined {
  try {
    const stored = localStorage.getItem(FORMER_KEY) ?? undefined
    localStorage.removeItem(FORMER_KEY)
    if (isLocale(stored)) writeCookie(LOCALE_COOKIE, stored)
    return stored
  } catch {
    // Private windows may refuse storage.
    return undefined
  }
}
