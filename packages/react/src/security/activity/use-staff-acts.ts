import { access, type StaffAct } from '@sixpence/core/access'
import { useMemo } from 'react'
import { hooksOf, usePagedState, type PagedState } from '../../store/index.ts'

const { staffActs } = hooksOf(access)

/** The acts of the bank's staff for the customer that were fetched so far. */
export interface StaffActsTask extends PagedState {
  /** Newest first. Undefined until the bank has answered. */
  readonly acts: readonly StaffAct[] | undefined
}

/** Returns what the bank's staff looked at and did for the customer, 20 at a time. */
export function useStaffActs(): StaffActsTask {
  const { pages, ...state } = usePagedState(staffActs.usePages({}))
  const acts = useMemo(() => pages?.flatMap(page => page.acts), [pages])
  return { ...state, acts }
}
