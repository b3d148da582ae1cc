import type { Bank } from '@sixpence/core/bank'
import { historyApi } from './history-api.ts'
import { RECENT } from './use-recent-history.ts'

/** Requests what `RecentHistory` shows before it is rendered. The next `BankStore` uses the answer. */
export const readRecentHistoryAhead = (sixpence: Bank): void =>
  historyApi.list.readAhead(sixpence, RECENT)
