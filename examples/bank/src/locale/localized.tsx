import type { Brand } from '@sixpence/core/brand'
import type { Locale } from '@sixpence/core/locale'
import { SixpenceProvider, type SixpenceProviderProps } from '@sixpence/react/provider'
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { LocaleChoice } from '../shell/locale-choice-context.ts'
import { initialLocale, onLocaleChoice, rememberLocale } from './locale-choice.ts'
import { showLanguage } from './show-language.ts'

export interface LocalizedProps extends Pick<
  SixpenceProviderProps,
  'sixpence' | 'loadMessages' | 'onNavigate'
> {
  brand: Brand
  /** The first language. */
  first: Locale
  children: ReactNode
}

/** Provides one bank, one brand and one language at a time. */
export function Localized({ first, children, ...provided }: LocalizedProps) {
  const { languages } = provided.brand
  // First in the server's language, then in the one that this browser remembers.
  const locale = useSyncExternalStore(
    onLocaleChoice,
    () => initialLocale(languages, first),
    () => first,
  )
  useEffect(() => {
    showLanguage(locale)
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
