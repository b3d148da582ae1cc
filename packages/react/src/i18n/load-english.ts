import type { LoadMessages } from './message-domain.ts'

/** Loads the English texts of `@sixpence/locales` on demand, for a host without texts. */
export const loadEnglish: LoadMessages = async (locale, domain) => {
  if (locale !== 'en')
    throw new Error('Pass loadMessages of @sixpence/locales to the provider for other languages')
  const { loadDomain } = await import('@sixpence/locales/en')
  return loadDomain(domain)
}
