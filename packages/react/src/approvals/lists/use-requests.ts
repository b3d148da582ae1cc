import type { TransactionRequest } from '@sixpence/core/approvals'
import { usePagedState, type PagedState } from '../../store/index.ts'
import { approvalsApi } from '../approvals-api.ts'

/** `waiting`: requests that can still be decided; `decided`: all others. */
export type ListedRequests = 'waiting' | 'decided'

/** The requests fetched so far: waiting ones oldest first, decided ones latest first. */
export interface RequestsTask extends PagedState<readonly TransactionRequest[]> {
  /** @deprecated Use `data`. */
  readonly requests: RequestsTask['data']
}

const PAGE_SIZE = 50

/** Returns the requests of the current customer, 50 at a time. */
export function useRequests(group: ListedRequests): RequestsTask {
  const state = usePagedState(
    approvalsApi.list.usePages({ groupedStatus: group, size: PAGE_SIZE }),
    'items',
  )
  return { ...state, requests: state.data }
}
