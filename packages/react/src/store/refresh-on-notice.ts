import type { Sixpence, StaleOn } from '@sixpence/core'
import { bankApi } from './bank-api.ts'
import type { BankReduxStore } from './create-store.ts'
import { refreshAccounts } from './refresh-accounts.ts'
import { staleOn } from './tags.ts'

/**
 * Requests the answers that a notice made stale, and everything after a reconnection. A notice is a
 * reason to ask, not an answer: two of them may overtake each other. The returned function ends
 * it.
 */
export function refreshOnNotice(store: BankReduxStore, { realtime }: Sixpence): () => void {
  const refresh = (...reports: StaleOn[]) =>
    void store.dispatch(bankApi.util.invalidateTags(staleOn(...reports)))
  const stopNotices = realtime.watch(({ type }) => {
    if (type === 'balanceChanged') {
      refreshAccounts(store)
      refresh('balanceChanged')
    }
    if (type === 'accessChanged' || type === 'announcementPublished') refresh(type)
    if (type.startsWith('request')) refresh('requestChanged')
    if (type.startsWith('invoice')) refresh('invoiceChanged')
    if (type.startsWith('subscriber')) refresh('subscriberChanged')
    if (type === 'standingChanged' || type.startsWith('document')) refresh('standingChanged')
  })
  const stopReconnections = realtime.onReconnected(() => {
    refreshAccounts(store)
    refresh(
      'accessChanged',
      'announcementPublished',
      'balanceChanged',
      'invoiceChanged',
      'requestChanged',
      'standingChanged',
      'subscriberChanged',
    )
  })
  return () => {
    stopNotices()
    stopReconnections()
  }
}
