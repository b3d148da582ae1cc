import type { Locale } from '@sixpence/core/locale'
import { createContext } from 'react'

/**
 * The brand's languages, the chosen one, even while its texts are loading, and the function to
 * choose another.
 */
export const LocaleChoice = createContext<{
  offered: readonly Locale[]
  chosen: Locale
  choose: (locale: Locale) => void
}>({ offered: ['en'], chosen: 'en', choose: () => undefined })
