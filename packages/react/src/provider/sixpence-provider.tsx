import type { Brand } from '@sixpence/core/brand'
import { DEFAULT_LOCALE, type Locale } from '@sixpence/core/locale'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { MessagesProvider, type LoadMessages } from '../i18n/index.ts'
import { ToastProvider } from '../ui/index.ts'
import type { Destination } from './destination.ts'
import { LanguageRoot } from './language-root.tsx'
import { NEUTRAL_BRAND } from './neutral-brand.ts'
import { ProviderContext, type SignInClient } from './sixpence-context.ts'

export interface SixpenceProviderProps {
  /**
   * A `Sixpence`, or the handle of `createSession` where `BankStore` is handed the whole later.
   * Without one nobody is ever signed in, e.g. for an `InvoicePage` with `links` of its own.
   */
  sixpence?: SignInClient | undefined
  /** English where none is named. */
  locale?: Locale | undefined
  /** What the bank is called and where it helps; by default placeholders. */
  brand?: Brand | undefined
  /**
   * Where texts come from, e.g. `loadMessages` of `@sixpence/locales`; by default the English
   * there. What cannot be loaded is shown in English and named in the console. Read once.
   */
  loadMessages?: LoadMessages | undefined
  /** Told where a component would lead; without it nothing leads anywhere. */
  onNavigate?: ((destination: Destination) => void) | undefined
  /** Classes of your own on the element around it all, e.g. one that sets tokens. */
  className?: string | undefined
  /** Shown until the first texts are there; by default nothing. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Provides the bank, its brand and its texts to everything inside. Holds none of the bank's state;
 * components that show a customer's data also need a `BankStore`.
 */
export function SixpenceProvider(props: SixpenceProviderProps) {
  const { sixpence, locale = DEFAULT_LOCALE, brand = NEUTRAL_BRAND } = props
  const { loadMessages, onNavigate, className, fallback, children } = props
  // A layout effect runs before the effects of children, which call the bank already.
  useLayoutEffect(() => {
    sixpence?.setLocale(locale)
  }, [sixpence, locale])
  const navigateTo = useLatest(onNavigate)
  const value = useMemo(
    () => ({ signInClient: sixpence, brand, navigateTo }),
    [sixpence, brand, navigateTo],
  )
  const { region } = brand
  return (
    <ProviderContext.Provider value={value}>
      <MessagesProvider {...{ locale, loadMessages, region, fallback }}>
        <LanguageRoot className={className}>
          <ToastProvider>{children}</ToastProvider>
        </LanguageRoot>
      </MessagesProvider>
    </ProviderContext.Provider>
  )
}

// An inline handler of the host must not render the whole bank again each time.
function useLatest(onNavigate: SixpenceProviderProps['onNavigate']) {
  const latest = useRef(onNavigate)
  useEffect(() => {
    latest.current = onNavigate
  }, [onNavigate])
  return useCallback((destination: Destination) => latest.current?.(destination), [])
}
