import type { StaffAct } from '@sixpence/core'
import { useMemo } from 'react'
import { usePagedState, type PagedState } from '../store/index.ts'
import { staffActsApi } from './staff-acts-api.ts'

/** What the bank's staff looked at and did for the customer, as far as it has been fetched. */
export interface StaffActsTask extends PagedState {
  /** Newest first. Undefined until the bank has answered. */
  readonly acts: readonly StaffAct[] | undefined
  /** How many there are on all pages. */
  readonly total: number
}

/** What the bank's staff looked at and did for the customer, 20 at a time. */
export function useStaffActs(): StaffActsTask {
  const query = staffActsApi.useListStaffActsInfiniteQuery()
  const pages = query.currentData?.pages
  const acts = useMemo(() => pages?.flatMap(page => page.acts), [pages])
  return { acts, total: pages?.at(-1)?.total ?? 0, ...usePagedState(query) }
}
