import type { Domain, LanguageFile, Texts } from './domains.ts'

/** Loads the Romanian file of one domain. Rejects when it cannot be loaded. */
// A bundler knows no type of a file whose name is put together.
export const loadDomain = async (domain: Domain): Promise<Texts> =>
  ((await import(`../ro/${domain}.json`)) as LanguageFile).default
