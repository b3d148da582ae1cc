const NONE: readonly string[] = []

/** What the customer has told the browser, best first; nothing on a server. */
export const browserLanguages = (): readonly string[] =>
  typeof window === 'undefined' ? NONE : window.navigator.languages
