import type { TransactionRequest } from '@sixpence/core'
import { useMemo } from 'react'
import { usePagedState, type PagedState } from '../../store/index.ts'
import { approvalsApi } from '../approvals-api.ts'

/** `waiting`: what can still be decided; `decided`: everything else. */
export type ListedRequests = 'waiting' | 'decided'

/** Requests of one group, as far as they have been fetched. */
export interface RequestsTask extends PagedState {
  /**
   * What waits the oldest first, what is decided the last first. Undefined until the bank has
   * answered.
   */
  readonly requests: readonly TransactionRequest[] | undefined
}

const PAGE_SIZE = 50

/** The requests of the customer acted for, 50 at a time. */
export function useRequests(group: ListedRequests): RequestsTask {
  const { pages, ...state } = usePagedState(
    approvalsApi.list.usePages({ groupedStatus: group, size: PAGE_SIZE }),
  )
  const requests = useMemo(() => pages?.flatMap(page => page.items), [pages])
  return { ...state, requests }
}
