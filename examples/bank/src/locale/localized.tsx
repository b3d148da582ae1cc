import type { Brand } from '@sixpence/core/brand'
import { intlLocale, type Locale } from '@sixpence/core/locale'
import { SixpenceProvider, type SixpenceProviderProps } from '@sixpence/react/provider'
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { LocaleChoice } from '../shell/locale-choice-context.ts'
import { initialLocale, onLocaleChoice, rememberLocale } from './locale-choice.ts'

export interface LocalizedProps extends Pick<
  SixpenceProviderProps,
  'sixpence' | 'loadMessages' | 'onNavigate'
> {
  brand: Brand
  /** The language to begin in. */
  first: Locale
  children: ReactNode
}

/** One bank, one brand, one language at a time. */
export function Localized({ first, children, ...provided }: LocalizedProps) {
  const { languages } = provided.brand
  // The page is as the server has written it; then as this browser remembers it.
  const locale = useSyncExternalStore(
    onLocaleChoice,
    () => initialLocale(languages, first),
    () => first,
  )
  useEffect(() => {
    document.documentElement.lang = intlLocale(locale)
  }, [locale])

  const choice = useMemo(
    () => ({ offered: languages, chosen: locale, choose: rememberLocale }),
    [languages, locale],
  )
  return (
    <SixpenceProvider {...provided} locale={locale}>
      <LocaleChoice value={choice}>{children}</LocaleChoice>
    </SixpenceProvider>
  )
}
