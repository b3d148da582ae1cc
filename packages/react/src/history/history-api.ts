import type { HistoryFilter } from '@sixpence/core'
import { history } from '@sixpence/core/history'
import { hooksOf } from '../store/index.ts'

/** What is asked for, without the page. */
export type HistoryQuestion = Omit<HistoryFilter, 'pageNumber'>

/** What components ask about the history, and have done with it. */
export const historyApi = hooksOf(history)

/** So many pages are asked for again whenever something happens. */
export const MOST_FRESH_PAGES = history.calls.list.freshPages
