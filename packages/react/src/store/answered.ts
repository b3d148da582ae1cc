import type { SerializedError } from '@reduxjs/toolkit'
import type { Failure } from '../provider/index.ts'
import type { Cancelled } from './cancelled.ts'

/** The bank's answer so far, and the state of the request. */
export interface Answered<Answer> {
  readonly data?: Answer | undefined
  /** The answer to the current question. */
  readonly currentData?: Answer | undefined
  readonly error?: Failure | Cancelled | SerializedError | undefined
  readonly isFetching: boolean
  /** True before the first request. */
  readonly isUninitialized?: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
  readonly fulfilledTimeStamp?: number | undefined
  /** The current question. */
  readonly originalArgs?: unknown
  readonly refetch: () => unknown
}

/** The pages of a list that have come so far. */
export interface AnsweredPages<Page> extends Answered<{ readonly pages: readonly Page[] }> {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => unknown
  readonly refetch: (how?: { readonly refetchCachedPages?: boolean }) => unknown
}
