import type { Sixpence } from '@sixpence/core'
import { bankApi } from './bank-api.ts'
import type { BankReduxStore } from './create-store.ts'
import { refreshAccounts } from './refresh-accounts.ts'

/**
 * Asks the bank again for what a notice made old, and for everything after a reconnection. A notice
 * is a reason to ask, not an answer: two of them may overtake each other. The returned function
 * ends it.
 */
export function refreshOnNotice(store: BankReduxStore, { realtime }: Sixpence): () => void {
  const stopNotices = realtime.watch(notice => {
    if (notice.type === 'balanceChanged') {
      refreshAccounts(store)
      store.dispatch(bankApi.util.invalidateTags(['History']))
    }
    if (notice.type === 'accessChanged') {
      store.dispatch(bankApi.util.invalidateTags(['BusinessUser', 'Request']))
    }
    if (notice.type === 'announcementPublished') {
      store.dispatch(bankApi.util.invalidateTags(['Announcement']))
    }
    if (notice.type.startsWith('request')) {
      store.dispatch(bankApi.util.invalidateTags(['Request', 'History', 'Payment']))
    }
  })
  const stopReconnections = realtime.onReconnected(() => {
    refreshAccounts(store)
    store.dispatch(bankApi.util.invalidateTags(['Announcement', 'History', 'Payment', 'Request']))
  })
  return () => {
    stopNotices()
    stopReconnections()
  }
}
