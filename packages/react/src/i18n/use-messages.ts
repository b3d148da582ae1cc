import type { Locale } from '@sixpence/core/locale'
import { useCallback, useSyncExternalStore } from 'react'
import { useMessageStore } from './messages-context.ts'
import type { Room, Translate } from './room.ts'

export interface Messages<In extends Room> {
  /** Same function until the language changes. */
  readonly t: Translate<In>
  /** The language on show, which lags behind the one asked for until its texts are there. */
  readonly locale: Locale
  /** False while the texts of another language are under way. */
  readonly isReady: boolean
}

/**
 * Reads the texts of one room. Suspends until they are there, and throws to the error boundary when
 * they cannot be had.
 *
 * @example
 *   const { t } = useMessages('transfers')
 *   return <h1>{t('title')}</h1>
 */
export function useMessages<In extends Room>(room: In): Messages<In> {
  const store = useMessageStore()
  const { locale, isReady } = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
    store.getSnapshot,
  )
  const waiting = store.whenReadable(room)
  // Suspense takes a thrown promise; React 18 has no other way.
  // oxlint-disable-next-line typescript/only-throw-error
  if (waiting) throw waiting
  const t = useCallback<Translate<In>>(
    // The generated types allow undefined or an object; behind the type parameter TypeScript cannot see it.
    (key, ...[values]) => store.text({ locale, room, key, values: values as object | undefined }),
    [store, locale, room],
  )
  return { t, locale, isReady }
}
