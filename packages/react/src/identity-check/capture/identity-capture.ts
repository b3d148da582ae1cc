import type { Locale } from '@sixpence/core/locale'

/**
 * Why a capture can't go on. `denied`, `absent`, `busy`: the camera; `expired`: the token, so that
 * a new one is needed; `failed`: what the provider's page is made of did not come, or broke.
 */
export type CaptureFault = 'denied' | 'absent' | 'busy' | 'expired' | 'offline' | 'failed'

/** What opens a capture, as `identityCheck.start` has answered. */
export interface CaptureRequest {
  readonly sdkToken: string
  readonly workflowRunId: string
  readonly locale: Locale
}

/** What becomes of it. After each of them nothing is shown and nothing follows. */
export interface CaptureEvents {
  /** The customer has done their part; what comes of it the provider tells the bank. */
  readonly onDone: () => void
  readonly onLeft: () => void
  readonly onFault: (fault: CaptureFault) => void
}

/** Shows what a provider captures a document and a face with. */
export interface IdentityCapture {
  /** Draws it into an element of its own. The returned function takes it away again. */
  readonly show: (place: HTMLElement, request: CaptureRequest, events: CaptureEvents) => () => void
}
