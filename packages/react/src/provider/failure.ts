import { isSixpenceError, type SixpenceError } from '@sixpence/core/session'

/** A `SixpenceError` as plain data, which is all that a store or a component's state may hold. */
export type Failure = Pick<
  SixpenceError,
  'code' | 'message' | 'fields' | 'requestId' | 'retryAfterSeconds' | 'description' | 'details'
>

/** Turns what was thrown into a {@link Failure}; a defect is thrown on, to the error boundary. */
export function toFailure(error: unknown): Failure {
  if (!isSixpenceError(error)) throw error
  const { code, message, fields, requestId, retryAfterSeconds, description, details } = error
  return { code, message, fields, requestId, retryAfterSeconds, description, details }
}
