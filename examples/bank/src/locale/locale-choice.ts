import { isLocale, pickLocale, type Locale } from '@sixpence/core/locale'
import { LOCALE_COOKIE, readCookie, writeCookie } from '../start/cookies.ts'

/** The former place of the choice, before the server needed it. */
const FORMER_KEY = 'sixpence.locale'

// Keeps the choice until the page is left, in browsers that store nothing.
let chosenHere: Locale | undefined
const listeners = new Set<() => void>()

/**
 * Returns the language chosen earlier, else the first that the brand offers among those of the
 * browser.
 *
 * @param written The language that the server chose for this page, by the same rule.
 */
export function initialLocale(offered: readonly Locale[], written?: Locale): Locale {
  const chosen = chosenHere ?? readChoice()
  if (chosen && offered.includes(chosen)) return chosen
  return written ?? pickLocale(navigator.languages, offered)
}

/** Keeps the choice for the next visit. Browsers that store nothing forget it. */
export function rememberLocale(locale: Locale): void {
  chosenHere = locale
  writeCookie(LOCALE_COOKIE, locale)
  for (const listener of listeners) listener()
}

/** Calls the listener on each choice until the returned function is called. */
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
