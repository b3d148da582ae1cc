import { historyFilter, type HistorySearch } from '@sixpence/core'
import { localTimeZone } from '@sixpence/core/locale'
import { useMemo } from 'react'
import { useToday } from '../i18n/index.ts'
import type { HistoryQuestion } from './history-api.ts'

/** What the bank is asked for a search: the same object while the same is looked for. */
export function useQuestion(search: HistorySearch): HistoryQuestion {
  const today = useToday()
  const said = JSON.stringify(search)
  return useMemo(
    // The text was made from a search by JSON.stringify, so it is one again.
    () => historyFilter(JSON.parse(said) as HistorySearch, { today, timeZone: localTimeZone() }),
    [said, today],
  )
}
