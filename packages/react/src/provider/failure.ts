import { isSixpenceError, type SixpenceError } from '@sixpence/core/errors'

/** A `SixpenceError` as plain data, because a store or a component's state may only hold that. */
export type Failure = Pick<
  SixpenceError,
  'code' | 'message' | 'fields' | 'requestId' | 'retryAfterSeconds' | 'description' | 'details'
>

/** Turns a thrown error into a {@link Failure}; throws a defect again, to the error boundary. */
export function toFailure(error: unknown): Failure {
  if (!isSixpenceError(error)) throw error
  const { code, message, fields, requestId, retryAfterSeconds, description, details } = error
  return { code, message, fields, requestId, retryAfterSeconds, description, details }
}
