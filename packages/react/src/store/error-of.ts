import { thrownOf } from '../provider/index.ts'
import type { SixpenceError } from '@sixpence/core/errors'
import type { Answered } from './answered.ts'
import { isCancelled } from './cancelled.ts'

/**
 * Reads the `error` of an endpoint hook. Returns the bank's refusal for the screen; a cancelled
 * request is none. Throws a defect again, because RTK Query would otherwise keep it from the error
 * boundary.
 */
export function errorOf(error: Answered<unknown>['error']): SixpenceError | undefined {
  if (!error || isCancelled(error)) return undefined
  if ('fields' in error) return thrownOf(error)
  throw Object.assign(new Error(error.message), error)
}
