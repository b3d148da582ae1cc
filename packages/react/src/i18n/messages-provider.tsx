import type { Locale } from '@sixpence/core/locale'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { loadEnglish } from './load-english.ts'
import { MessageStore } from './message-store.ts'
import { MessagesContext, RegionContext } from './messages-context.ts'
import type { LoadMessages } from './message-domain.ts'

export interface MessagesProviderProps {
  locale: Locale
  /** By default the English of `@sixpence/locales`. Read once, when the provider mounts. */
  loadMessages?: LoadMessages | undefined
  /**
   * ISO 3166-1, e.g. `US`: whose days and clock are written where the browser names no region of
   * the language. English is Britain's where neither does.
   */
  region?: string | undefined
  /** Shown until the first texts are there; by default nothing. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Holds the texts of everything inside it. A domain that was not read before suspends until its
 * texts are there. A change of `locale` never suspends: the old language stays until the new one is
 * complete.
 */
export function MessagesProvider(props: MessagesProviderProps) {
  const { locale, loadMessages = loadEnglish, fallback = null, children } = props
  const [store] = useState(() => new MessageStore(loadMessages, locale))
  useEffect(() => store.show(locale), [store, locale])
  return (
    <MessagesContext.Provider value={store}>
      <RegionContext.Provider value={props.region}>
        {/* Inside, not around: what suspends before it has mounted loses its state, so the store. */}
        <Suspense fallback={fallback}>{children}</Suspense>
      </RegionContext.Provider>
    </MessagesContext.Provider>
  )
}
