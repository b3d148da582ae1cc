import type { TransactionRequest } from '@sixpence/core/approvals'
import { useMemo } from 'react'
import { usePagedState, type PagedState } from '../../store/index.ts'
import { approvalsApi } from '../approvals-api.ts'

/** `waiting`: requests that can still be decided; `decided`: all others. */
export type ListedRequests = 'waiting' | 'decided'

/** The requests fetched so far. */
export interface RequestsTask extends PagedState {
  /** Waiting requests are oldest first, decided ones latest first. Undefined until loaded. */
  readonly requests: readonly TransactionRequest[] | undefined
}

const PAGE_SIZE = 50

/** Returns the requests of the current customer, 50 at a time. */
export function useRequests(group: ListedRequests): RequestsTask {
  const { pages, ...state } = usePagedState(
    approvalsApi.list.usePages({ groupedStatus: group, size: PAGE_SIZE }),
  )
  const requests = useMemo(() => pages?.flatMap(page => page.items), [pages])
  return { ...state, requests }
}
