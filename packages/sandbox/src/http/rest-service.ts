import { Hono } from 'hono'
import { Refusal } from './refusal.ts'
import { RestFault, TooManyRequests } from './rest-fault.ts'
import { isUnkeepable, unkeepable } from './unkeepable.ts'

/** Creates a part of the public API whose faults are `{ message, code }`. */
export function restService() {
  const service = new Hono()
  service.onError((cause, context) => {
    const fault = restFaultOf(cause)
    // A defect that no caller could have avoided: the API answers it.
    if (!fault) throw cause
    const { status, code, message } = fault
    if (fault instanceof TooManyRequests) {
      context.header('Retry-After', String(fault.retryAfterSeconds))
    }
    return context.json({ message, code }, status)
  })
  return service
}

/** Returns the fault to send for an error; undefined for a defect of the bank. */
export function restFaultOf(cause: unknown): RestFault | undefined {
  if (cause instanceof RestFault) return cause
  if (cause instanceof Refusal) {
    return cause.status === 413
      ? new RestFault(413, 'too_large', cause.message)
      : new RestFault(400, 'invalid_request', cause.message)
  }
  if (isUnkeepable(cause)) {
    return new RestFault(400, 'invalid_request', unkeepable().message)
  }
  return undefined
}
