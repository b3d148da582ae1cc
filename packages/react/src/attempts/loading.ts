import type { SixpenceError } from '@sixpence/core/errors'

/**
 * The names that all hooks which read from the bank share. A hook that needs several answers has
 * `data` once it has all of them, and the first `error`. Three words mean that something is under
 * way:
 *
 * - `isLoading`: the first answer; there is no `data` yet.
 * - `isRefreshing`: another answer, while `data` stays.
 * - `isPending`: a change, such as a new name. A hook that also reads returns it in `change`, with
 *   the change's own `error`.
 */
export interface Loading<Data = unknown> {
  /** The answer. It stays during a refresh, and after one that failed. */
  readonly data: Data | undefined
  /** The reason why the last request failed. Show it with `useFailureText`. */
  readonly error: SixpenceError | undefined
  /** True while the first answer is on its way, also after a failure. */
  readonly isLoading: boolean
  /** Asks again. */
  readonly refetch: () => void
  /** @deprecated Use `error`. */
  readonly failure: SixpenceError | undefined
  /** @deprecated Use `refetch`. */
  readonly retry: () => void
}

/** The state of a request, without its answer. */
export type RequestState = Pick<Loading, 'isLoading' | 'error' | 'refetch'>

interface FormerNames {
  readonly failure: SixpenceError | undefined
  readonly retry: () => void
}

/** Adds the former names to a state. */
export const withFormerNames = <State extends Pick<Loading, 'error' | 'refetch'>>(
  state: State,
): State & FormerNames => ({ ...state, failure: state.error, retry: state.refetch })
