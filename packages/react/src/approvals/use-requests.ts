import type { TransactionRequest } from '@sixpence/core'
import { useMemo } from 'react'
import {
  failureOf,
  freshnessOf,
  usePaging,
  type Failure,
  type Freshness,
  type Paging,
} from '../store/index.ts'
import { approvalsApi, type RequestGroup } from './approvals-api.ts'

/** Requests of one group, as far as they have been fetched. */
export interface RequestsTask extends Freshness, Paging {
  /** Newest first. Undefined until the bank has answered. */
  readonly requests: readonly TransactionRequest[] | undefined
  readonly isLoading: boolean
  readonly failure: Failure | undefined
}

/** The requests of the customer acted for, 50 at a time. */
export function useRequests(group: RequestGroup): RequestsTask {
  const query = approvalsApi.useListRequestsInfiniteQuery(group)
  const pages = query.currentData?.pages
  const requests = useMemo(() => pages?.flatMap(page => page.items), [pages])
  return {
    requests,
    isLoading: query.isFetching && pages === undefined,
    ...freshnessOf({ ...query, data: pages }),
    ...usePaging(query),
    failure: failureOf(query.error),
  }
}
