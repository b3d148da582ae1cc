import type { DisplayLocale } from '@sixpence/core/locale'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { loadEnglish } from './load-english.ts'
import { MessageStore } from './message-store.ts'
import { MessagesContext, RegionContext } from './messages-context.ts'
import type { LoadMessages } from './message-domain.ts'

export interface MessagesProviderProps {
  locale: DisplayLocale
  /**
   * Loads the texts. Default: the English of `@sixpence/locales`. Read once, when the provider
   * mounts.
   */
  loadMessages?: LoadMessages | undefined
  /**
   * An ISO 3166-1 code, e.g. `US`. Decides the formats of dates and times if the browser's language
   * has no region. Without either, English uses British formats.
   */
  region?: string | undefined
  /** Shown until the first texts have loaded. Default: nothing. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Provides the texts to everything inside it. A domain that is read for the first time suspends
 * until its texts have loaded. A change of `locale` never suspends: the previous language stays
 * until the new one is complete.
 */
export function MessagesProvider(props: MessagesProviderProps) {
  const { locale, loadMessages = loadEnglish, fallback = null, children } = props
  const [store] = useState(() => new MessageStore(loadMessages, locale))
  useEffect(() => store.show(locale), [store, locale])
  return (
    <MessagesContext.Provider value={store}>
      <RegionContext.Provider value={props.region}>
        {/* Inside, not around: a component that suspends before it has mounted loses its state,
            and so the store. */}
        <Suspense fallback={fallback}>{children}</Suspense>
      </RegionContext.Provider>
    </MessagesContext.Provider>
  )
}
