import type { Brand } from '@sixpence/core/brand'
import { DEFAULT_LOCALE, pickLocale, type DisplayLocale } from '@sixpence/core/locale'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { MessagesProvider, type LoadMessages } from '../i18n/index.ts'
import {
  HostScopeContext,
  rootScope,
  ToastProvider,
  useLatest,
  type HostEvents,
} from '../ui/index.ts'
import type { Destination } from './destination.ts'
import { LanguageRoot } from './language-root.tsx'
import { NEUTRAL_BRAND } from './neutral-brand.ts'
import { reportBrand } from './report-brand.ts'
import { ProviderContext, type SixpenceClient } from './sixpence-context.ts'

export interface SixpenceProviderProps extends HostEvents {
  /**
   * From `createBank` or `createSixpence`; or from `createSession`, if `BankStore` gets the bank
   * later. Without one nobody is ever signed in, e.g. for an `InvoicePage` with its own `links`.
   */
  sixpence?: SixpenceClient | undefined
  /**
   * English by default. May be any other language whose texts `loadMessages` loads, as a BCP 47
   * tag, e.g. `ar`; what the bank itself writes is then in English.
   */
  locale?: DisplayLocale | undefined
  /** The bank's name and where it helps; placeholders by default. */
  brand?: Brand | undefined
  /**
   * Loads the texts, e.g. `loadMessages` of `@sixpence/locales`; by default the English texts
   * there. Texts that can't be loaded are shown in English and named in the console. Read once.
   */
  loadMessages?: LoadMessages | undefined
  /** Called with the place a component wants to lead to; without it nothing leads anywhere. */
  onNavigate?: ((destination: Destination) => void) | undefined
  /** Your own classes on the element around everything, e.g. one that sets tokens. */
  className?: string | undefined
  /** Shown until the first texts are there; nothing by default. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Provides the bank, its brand and its texts to everything inside. Doesn't hold the bank's state;
 * components that show a customer's data also need a `BankStore`.
 */
export function SixpenceProvider(props: SixpenceProviderProps) {
  const { sixpence, locale = DEFAULT_LOCALE, brand = NEUTRAL_BRAND } = props
  const { loadMessages, onNavigate, onReady, onError, className, fallback, children } = props
  // A layout effect runs before the effects of children, which already call the bank.
  useLayoutEffect(() => {
    sixpence?.setLocale(pickLocale([locale]))
  }, [sixpence, locale])
  useEffect(() => reportBrand(brand), [brand])
  const navigation = useLatest(onNavigate)
  const navigateTo = useCallback(
    (destination: Destination) => navigation()?.(destination),
    [navigation],
  )
  const listeners = useLatest({ onReady, onError })
  const [scope] = useState(() => rootScope(listeners))
  const value = useMemo(
    () => ({ signInClient: sixpence, brand, navigateTo }),
    [sixpence, brand, navigateTo],
  )
  const { region } = brand
  return (
    <ProviderContext.Provider value={value}>
      <MessagesProvider {...{ locale, loadMessages, region, fallback }}>
        <LanguageRoot className={className}>
          <HostScopeContext.Provider value={scope}>
            <ToastProvider>{children}</ToastProvider>
          </HostScopeContext.Provider>
        </LanguageRoot>
      </MessagesProvider>
    </ProviderContext.Provider>
  )
}
