import type { StaleOn, Bank } from '@sixpence/core/bank'
import { noticeReports, reportOfNotice } from '@sixpence/core/realtime'
import { bankApi } from './bank-api.ts'
import type { BankReduxStore } from './create-store.ts'
import { refreshAccounts } from './refresh-accounts.ts'
import { staleOn } from './tags.ts'

/**
 * Requests the answers that a notice made stale, and everything after a reconnection. A notice is a
 * reason to ask, not an answer: two of them may overtake each other. The returned function ends
 * it.
 */
export function refreshOnNotice(store: BankReduxStore, { realtime }: Bank): () => void {
  const refresh = (...reports: StaleOn[]) => {
    if (reports.includes('balanceChanged')) refreshAccounts(store)
    store.dispatch(bankApi.util.invalidateTags(staleOn(...reports)))
  }
  const stopNotices = realtime.watch(({ type }) => {
    const report = reportOfNotice(type)
    if (report) refresh(report)
  })
  const stopReconnections = realtime.onReconnected(() => refresh(...noticeReports()))
  return () => {
    stopNotices()
    stopReconnections()
  }
}
