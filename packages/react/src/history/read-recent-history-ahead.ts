import type { Sixpence } from '@sixpence/core'
import { historyApi } from './history-api.ts'
import { RECENT } from './use-recent-history.ts'

/**
 * Asks for what `RecentHistory` shows before it is drawn; the next `BankStore` takes the answer
 * over.
 */
export const readRecentHistoryAhead = (sixpence: Sixpence): void =>
  historyApi.list.readAhead(sixpence, RECENT)
