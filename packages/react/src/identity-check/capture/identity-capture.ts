import type { DisplayLocale } from '@sixpence/core/locale'

/**
 * The reason why a capture can't continue. `denied`, `absent`, `busy`: the camera; `expired`: the
 * token, so that a new one is needed; `failed`: the provider's code couldn't be loaded or broke.
 */
export type CaptureFault = 'denied' | 'absent' | 'busy' | 'expired' | 'offline' | 'failed'

/** The values that open a capture, as returned by `identityCheck.start`. */
export interface CaptureRequest {
  readonly sdkToken: string
  readonly workflowRunId: string
  readonly locale: DisplayLocale
}

/** The events of a capture. After any of them, nothing is shown and no event follows. */
export interface CaptureEvents {
  /** Called when the customer has done their part. The provider sends the result to the bank. */
  readonly onDone: () => void
  readonly onLeft: () => void
  readonly onFault: (fault: CaptureFault) => void
}

/** A provider's capture of a document and a face. */
export interface IdentityCapture {
  /** Renders it into the element. The returned function removes it. */
  readonly show: (place: HTMLElement, request: CaptureRequest, events: CaptureEvents) => () => void
}
