import type { Failure } from '../provider/index.ts'
import type { Answered } from './answered.ts'
import { isCancelled } from './cancelled.ts'

/**
 * Reads the `error` of an endpoint hook. Returns a failure for the screen; a cancelled request is
 * none. Throws a defect again, because RTK Query would otherwise keep it from the error boundary.
 */
export function failureOf(error: Answered<unknown>['error']): Failure | undefined {
  if (isCancelled(error)) return undefined
  if (!error || 'fields' in error) return error
  throw Object.assign(new Error(error.message), error)
}
