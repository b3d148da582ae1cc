import type { Failure } from '../provider/index.ts'
import type { Answered } from './answered.ts'
import { isCancelled } from './cancelled.ts'
import { failureOf } from './failure-of.ts'

type QueryState = Omit<Answered<unknown>, 'currentData' | 'isSuccess' | 'isError'>

/** The state of a request, as screens read it. */
export interface Loading {
  /**
   * True while the first answer is on its way, also after a failure; not while an answer is
   * refreshed.
   */
  readonly isLoading: boolean
  readonly failure: Failure | undefined
  /** Asks again. */
  readonly retry: () => void
}

/** The state of a request to the bank, and the age of its answer. */
export interface LoadState extends Loading {
  /** The time of the bank's answer (ISO 8601): after a failure the data on show is as old as this. */
  readonly asOf: string | undefined
  /** True while the data on show is requested again. */
  readonly isRefreshing: boolean
}

/** Reads the state of an endpoint hook. Defects are rethrown, as {@link failureOf} does. */
export function loadStateOf(query: QueryState): LoadState {
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = query
  const isThere = data !== undefined
  return {
    // A cancelled request is repeated by the component that shows it.
    isLoading: (isFetching || isCancelled(error)) && !isThere,
    failure: failureOf(error),
    retry: () => void refetch(),
    asOf: isThere && fulfilledTimeStamp ? new Date(fulfilledTimeStamp).toISOString() : undefined,
    isRefreshing: isFetching && isThere,
  }
}

/** The combined state of several requests whose answers are needed together; as old as the oldest. */
export function loadStateOfAll(...states: readonly (Loading & Partial<LoadState>)[]): LoadState {
  const failed = states.filter(({ failure }) => failure !== undefined)
  return {
    isLoading: states.some(({ isLoading }) => isLoading),
    failure: failed[0]?.failure,
    retry: () => {
      for (const { retry } of failed) retry()
    },
    asOf: states.flatMap(({ asOf = [] }) => asOf).toSorted()[0],
    isRefreshing: states.some(({ isRefreshing }) => isRefreshing),
  }
}
