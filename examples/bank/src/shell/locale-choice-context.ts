import type { Locale } from '@sixpence/core/locale'
import { createContext } from 'react'

/** The languages that the brand offers, and the way to choose one. */
export const LocaleChoice = createContext<{
  offered: readonly Locale[]
  choose: (locale: Locale) => void
}>({ offered: ['en'], choose: () => undefined })
