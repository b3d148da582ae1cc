import type { Failure } from '../provider/index.ts'
import type { Answered } from './answered.ts'
import { isCancelled } from './cancelled.ts'
import { failureOf } from './failure-of.ts'

type Asked = Pick<Answered<unknown>, 'data' | 'error' | 'isFetching' | 'refetch'>

/** The state of a request to the bank, as screens read it. */
export interface LoadState {
  /**
   * True while the first answer is on its way, also after a failure; not while an answer is
   * refreshed.
   */
  readonly isLoading: boolean
  readonly failure: Failure | undefined
  /** Asks again. */
  readonly retry: () => void
}

/** Reads the state of an endpoint hook. Defects are rethrown, as {@link failureOf} does. */
export function loadStateOf({ data, error, isFetching, refetch }: Asked): LoadState {
  return {
    // A cancelled request is repeated by the component that shows it.
    isLoading: (isFetching || isCancelled(error)) && data === undefined,
    failure: failureOf(error),
    retry: () => void refetch(),
  }
}

/** The combined state of several requests whose answers are needed together. */
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
