import type { Domain, LanguageFile, Texts } from './domains.ts'

/** Loads the English file of one domain. Rejects if it can't be loaded. */
// Bundlers don't know the type of a file with a computed name.
export const loadDomain = async (domain: Domain): Promise<Texts> =>
  ((await import(`../en/${domain}.json`)) as LanguageFile).default
