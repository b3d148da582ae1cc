const NONE: readonly string[] = []

/** Returns the browser's preferred languages, best first; none on a server. */
export const browserLanguages = (): readonly string[] =>
  typeof window === 'undefined' ? NONE : window.navigator.languages
