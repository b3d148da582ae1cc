import type { SerializedError } from '@reduxjs/toolkit'
import type { Failure } from '../provider/index.ts'
import { isCancelled, type Cancelled } from './cancelled.ts'
import { failureOf } from './failure-of.ts'

/** What an endpoint hook says of its question. */
interface Query {
  readonly data?: unknown
  readonly error?: Failure | Cancelled | SerializedError | undefined
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** Where a question to the bank stands, as screens read it. */
export interface LoadState {
  /** The first answer is on its way, also after a failure; not while an answer is refreshed. */
  readonly isLoading: boolean
  readonly failure: Failure | undefined
  /** Asks again. */
  readonly retry: () => void
}

/** Reads where an endpoint hook stands. A defect is thrown on, as {@link failureOf} does. */
export function loadStateOf({ data, error, isFetching, refetch }: Query): LoadState {
  return {
    // What was taken back is asked anew by whoever shows it.
    isLoading: (isFetching || isCancelled(error)) && data === undefined,
    failure: failureOf(error),
    retry: () => void refetch(),
  }
}

/** Where several questions stand whose answers are wanted together. */
export function loadStateOfAll(...states: readonly LoadState[]): LoadState {
  const failed = states.filter(({ failure }) => failure !== undefined)
  return {
    isLoading: states.some(({ isLoading }) => isLoading),
    failure: failed[0]?.failure,
    retry: () => {
      for (const { retry } of failed) retry()
    },
  }
}
