import type { Locale } from '@sixpence/core/locale'
import { createContext } from 'react'

/**
 * The languages that the brand offers, the one that is chosen, even while its words are on their
 * way, and the way to choose another.
 */
export const LocaleChoice = createContext<{
  offered: readonly Locale[]
  chosen: Locale
  choose: (locale: Locale) => void
}>({ offered: ['en'], chosen: 'en', choose: () => undefined })
