import { access, type StaffAct } from '@sixpence/core/access'
import { hooksOf, usePagedState, type PagedState } from '../../store/index.ts'

const { staffActs } = hooksOf(access)

/** The acts of the bank's staff for the customer that were fetched so far, newest first. */
export interface StaffActsTask extends PagedState<readonly StaffAct[]> {
  /** @deprecated Use `data`. */
  readonly acts: StaffActsTask['data']
}

/** Returns what the bank's staff looked at and did for the customer, 20 at a time. */
export function useStaffActs(): StaffActsTask {
  const state = usePagedState(staffActs.usePages({}), 'acts')
  return { ...state, acts: state.data }
}
