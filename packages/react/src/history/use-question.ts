import { historyFilter, type HistorySearch } from '@sixpence/core/history'
import { localTimeZone } from '@sixpence/core/locale'
import { useMemo } from 'react'
import { useToday } from '../i18n/index.ts'
import type { HistoryQuestion } from './history-api.ts'

/** Returns the bank's filter for a search. Keeps the same object while the search stays the same. */
export function useQuestion(search: HistorySearch): HistoryQuestion {
  const today = useToday()
  const key = JSON.stringify(search)
  return useMemo(
    // JSON.stringify made the text from a search, so parsing gives one again.
    () => historyFilter(JSON.parse(key) as HistorySearch, { today, timeZone: localTimeZone() }),
    [key, today],
  )
}
