import { type HistoryFilter, history } from '@sixpence/core/history'
import { hooksOf } from '../store/index.ts'

/** The filter of the list, without the page. */
export type HistoryQuestion = Omit<HistoryFilter, 'pageNumber'>

/** The hooks for reading and exporting the history. */
export const historyApi = hooksOf(history)

/** The largest number of pages that are read again after a change. */
export const MOST_FRESH_PAGES = history.calls.list.freshPages
