/** The languages of the bank, in the order they are offered. On the wire Ukrainian is `ua`. */
export const LOCALES = ['en', 'es', 'ro', 'ru', 'ua', 'pt'] as const

export type Locale = (typeof LOCALES)[number]
