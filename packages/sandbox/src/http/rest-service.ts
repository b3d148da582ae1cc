import { Hono } from 'hono'
import { Refusal } from './refusal.ts'
import { RestFault } from './rest-fault.ts'
import { isUnkeepable, unkeepable } from './unkeepable.ts'

/** A part of the public API whose faults are `{ message, code }`. */
export function restService() {
  const service = new Hono()
  service.onError((cause, context) => {
    const { status, code, message } = faultOf(cause)
    return context.json({ message, code }, status)
  })
  return service
}

/** @throws What nobody could have asked better: the API answers it. */
function faultOf(cause: unknown): RestFault {
  if (cause instanceof RestFault) return cause
  if (cause instanceof Refusal) {
    return cause.status === 413
      ? new RestFault(413, 'too_large', cause.message)
      : new RestFault(400, 'invalid_request', cause.message)
  }
  if (isUnkeepable(cause)) {
    return new RestFault(400, 'invalid_request', unkeepable().message)
  }
  throw cause
}
