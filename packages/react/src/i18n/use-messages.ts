import type { DisplayLocale } from '@sixpence/core/locale'
import { useCallback, useSyncExternalStore } from 'react'
import { useMessageStore } from './messages-context.ts'
import { COMMON, type MessageDomain, type Translate } from './message-domain.ts'
import { readText } from './read-text.ts'

/** The texts of one domain in the current language. */
export interface Messages<In extends MessageDomain> {
  /** The same function until the language changes. */
  readonly t: Translate<In>
  /** The current language. After a change, it is the previous one until the new texts have loaded. */
  readonly locale: DisplayLocale
  /** False while the texts of another language are loading. */
  readonly isReady: boolean
}

/**
 * Returns the texts of one domain, and the common ones. Suspends until they have loaded. Throws to
 * the error boundary if they can't be loaded.
 *
 * @example
 *   const { t } = useMessages('transfers')
 *   return <h1>{t('title')}</h1>
 */
export function useMessages<In extends MessageDomain>(domain: In): Messages<In> {
  const store = useMessageStore()
  const shown = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  const { locale } = shown
  const waiting = store.whenReadable(domain) ?? store.whenReadable(COMMON)
  // Suspense takes a thrown promise; React 18 has no other way.
  // oxlint-disable-next-line typescript/only-throw-error
  if (waiting) throw waiting
  const t = useCallback<Translate<In>>(
    // The generated types allow undefined or an object, which TypeScript can't see behind the type
    // parameter.
    (key, ...[values]) =>
      store.text({ locale, domain, key, values: values as object | undefined }, readText),
    [store, locale, domain],
  )
  return { t, ...shown }
}
