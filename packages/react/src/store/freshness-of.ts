import type { Answered } from './answered.ts'

type Asked = Pick<Answered<unknown>, 'data' | 'isFetching' | 'fulfilledTimeStamp'>

/** The age of the answer on show. */
export interface Freshness {
  /** The time of the bank's answer (ISO 8601): after a failure the data on show is as old as this. */
  readonly asOf: string | undefined
  /** True while the data on show is requested again. */
  readonly isRefreshing: boolean
}

/** Reads the age of the answer of an endpoint hook. */
export function freshnessOf({ data, isFetching, fulfilledTimeStamp }: Asked): Freshness {
  const isThere = data !== undefined
  return {
    asOf: isThere && fulfilledTimeStamp ? new Date(fulfilledTimeStamp).toISOString() : undefined,
    isRefreshing: isFetching && isThere,
  }
}
