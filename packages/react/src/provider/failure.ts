import { isSixpenceError, SixpenceError } from '@sixpence/core/errors'

/** A `SixpenceError` as plain data, because a store may only hold that. */
export type Failure = Pick<
  SixpenceError,
  'code' | 'message' | 'fields' | 'requestId' | 'retryAfterSeconds' | 'description' | 'details'
>

const thrown = new WeakMap<Failure, SixpenceError>()

/** Turns a thrown error into a {@link Failure}; throws a defect again, to the error boundary. */
export function toFailure(error: unknown): Failure {
  const { code, message, fields, requestId, retryAfterSeconds, description, details } =
    toError(error)
  const failure = { code, message, fields, requestId, retryAfterSeconds, description, details }
  thrown.set(failure, toError(error))
  return failure
}

/** Returns the error that a failure was made of, always the same one. */
export function thrownOf(failure: Failure): SixpenceError {
  const known = thrown.get(failure)
  if (known) return known
  const error = new SixpenceError(failure.code, failure.message, failure)
  thrown.set(failure, error)
  return error
}

/** Returns a thrown `SixpenceError`; throws a defect again, to the error boundary. */
export function toError(error: unknown): SixpenceError {
  if (!isSixpenceError(error)) throw error
  return error
}
