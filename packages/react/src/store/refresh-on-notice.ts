import type { Sixpence } from '@sixpence/core'
import { bankApi } from './bank-api.ts'
import type { BankReduxStore } from './create-store.ts'
import { refreshAccounts } from './refresh-accounts.ts'
import { answers, staleOn } from './tags.ts'

/**
 * Asks the bank again for what a notice made old, and for everything after a reconnection. A notice
 * is a reason to ask, not an answer: two of them may overtake each other. The returned function
 * ends it.
 */
export function refreshOnNotice(store: BankReduxStore, { realtime }: Sixpence): () => void {
  const refresh = (...tags: Parameters<typeof bankApi.util.invalidateTags>[0]) =>
    void store.dispatch(bankApi.util.invalidateTags(tags))
  const stopNotices = realtime.watch(({ type }) => {
    if (type === 'balanceChanged') {
      refreshAccounts(store)
      refresh(...staleOn('balanceChanged'))
    }
    if (type === 'accessChanged') refresh(...staleOn('accessChanged'))
    if (type === 'announcementPublished') {
      refresh(...staleOn('announcementPublished'), ...answers('announcements'))
    }
    if (type.startsWith('request')) refresh(...staleOn('requestChanged'))
  })
  const stopReconnections = realtime.onReconnected(() => {
    refreshAccounts(store)
    const reports = ['announcementPublished', 'balanceChanged', 'requestChanged'] as const
    refresh(...staleOn(...reports), ...answers('announcements'))
  })
  return () => {
    stopNotices()
    stopReconnections()
  }
}
