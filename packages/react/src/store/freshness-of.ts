import type { Answered } from './answered.ts'

type Asked = Pick<Answered<unknown>, 'data' | 'isFetching' | 'fulfilledTimeStamp'>

/** How old what is shown is. */
export interface Freshness {
  /** When the bank said so (ISO 8601): with a failure what is shown is as old as this. */
  readonly asOf: string | undefined
  /** What is shown is being asked for again. */
  readonly isRefreshing: boolean
}

/** Reads how old the answer of an endpoint hook is. */
export function freshnessOf({ data, isFetching, fulfilledTimeStamp }: Asked): Freshness {
  const isThere = data !== undefined
  return {
    asOf: isThere && fulfilledTimeStamp ? new Date(fulfilledTimeStamp).toISOString() : undefined,
    isRefreshing: isFetching && isThere,
  }
}
