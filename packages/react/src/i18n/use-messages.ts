import type { Locale } from '@sixpence/core/locale'
import { useCallback, useSyncExternalStore } from 'react'
import { useMessageStore } from './messages-context.ts'
import type { MessageDomain, Translate } from './message-domain.ts'

/** The texts of one domain in the language on show. */
export interface Messages<In extends MessageDomain> {
  /** Same function until the language changes. */
  readonly t: Translate<In>
  /** The language on show, which lags behind the one asked for until its texts are there. */
  readonly locale: Locale
  /** False while the texts of another language are under way. */
  readonly isReady: boolean
}

/**
 * Reads the texts of one domain. Suspends until they are there, and throws to the error boundary
 * when they cannot be had.
 *
 * @example
 *   const { t } = useMessages('transfers')
 *   return <h1>{t('title')}</h1>
 */
export function useMessages<In extends MessageDomain>(domain: In): Messages<In> {
  const store = useMessageStore()
  const { locale, isReady } = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
    store.getSnapshot,
  )
  const waiting = store.whenReadable(domain)
  // Suspense takes a thrown promise; React 18 has no other way.
  // oxlint-disable-next-line typescript/only-throw-error
  if (waiting) throw waiting
  const t = useCallback<Translate<In>>(
    // The generated types allow undefined or an object; behind the type parameter TypeScript cannot see it.
    (key, ...[values]) => store.text({ locale, domain, key, values: values as object | undefined }),
    [store, locale, domain],
  )
  return { t, locale, isReady }
}
