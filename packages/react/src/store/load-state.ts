import { withFormerNames, type Loading, type RequestState } from '../attempts/index.ts'
import type { Answered } from './answered.ts'
import { isCancelled } from './cancelled.ts'
import { errorOf } from './error-of.ts'

/** The state of a request to the bank, and the age of its answer. */
export interface LoadState<Data = unknown> extends Loading<Data> {
  /** The time of the bank's answer (ISO 8601): after a failure the data on show is as old as this. */
  readonly asOf: string | undefined
  /** True while the data on show is requested again. */
  readonly isRefreshing: boolean
}

type Query<Data> = Omit<Answered<Data>, 'currentData' | 'isSuccess' | 'isError'>

/** Reads the state of an endpoint hook. Defects are rethrown, as {@link errorOf} does. */
export function loadStateOf<Data>(query: Query<Data>): LoadState<Data> {
  const { data, error, isFetching, fulfilledTimeStamp } = query
  const isThere = data !== undefined
  return withFormerNames({
    data,
    // A cancelled request is repeated by the component that shows it.
    isLoading: (isFetching || isCancelled(error)) && !isThere,
    error: errorOf(error),
    refetch: () => {
      if (!query.isUninitialized) query.refetch()
    },
    asOf: isThere && fulfilledTimeStamp ? new Date(fulfilledTimeStamp).toISOString() : undefined,
    isRefreshing: isFetching && isThere,
  })
}

/** Reads the same without the answer to the previous question. */
export const currentStateOf = <Data>(query: Answered<Data>): LoadState<Data> =>
  loadStateOf({ ...query, data: query.currentData })

/** The combined state of several requests whose answers are needed together; as old as the oldest. */
export function loadStateOfAll<Data>(
  data: Data | undefined,
  ...states: readonly (RequestState & Partial<Pick<LoadState, 'asOf' | 'isRefreshing'>>)[]
): LoadState<Data> {
  const failed = states.filter(({ error }) => error !== undefined)
  return withFormerNames({
    data,
    isLoading: states.some(({ isLoading }) => isLoading),
    error: failed[0]?.error,
    refetch: () => {
      for (const { refetch } of failed.length > 0 ? failed : states) refetch()
    },
    asOf: states.flatMap(({ asOf = [] }) => asOf).toSorted()[0],
    isRefreshing: states.some(({ isRefreshing }) => isRefreshing),
  })
}
