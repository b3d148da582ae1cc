import type { CaptureFault } from './identity-capture.ts'

const FAULTS: ReadonlyMap<string | undefined, CaptureFault> = new Map([
  ['permissions_unavailable', 'denied'],
  ['NotAllowedError', 'denied'],
  ['no_camera', 'absent'],
  ['NotFoundError', 'absent'],
  ['NotReadableError', 'busy'],
  ['expired_token', 'expired'],
])

/**
 * Returns the fault behind an error of the SDK, by its type or by the browser's error that caused
 * it.
 */
export function faultOf(error: unknown): CaptureFault {
  const { type, exception } = partsOf(error)
  const known = FAULTS.get(partsOf(exception).name) ?? FAULTS.get(type)
  if (known) return known
  return navigator.onLine ? 'failed' : 'offline'
}

interface Parts {
  readonly type?: string
  readonly name?: string
  readonly exception?: unknown
}

const partsOf = (error: unknown): Parts =>
  typeof error === 'object' && error !== null ? error : {}
