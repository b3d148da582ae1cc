/** The reason why a camera shows nothing. */
export type CameraFault = 'denied' | 'absent' | 'busy' | 'lost' | 'rested'

/** The state of a camera. */
export type CameraState =
  | { readonly status: 'off' | 'starting' }
  | { readonly status: 'live'; readonly stream: MediaStream }
  /** A photo was taken. The camera stays on for another one. */
  | { readonly status: 'taken'; readonly stream: MediaStream; readonly photo: Blob }
  | { readonly status: 'failed'; readonly fault: CameraFault }

const FAULTS: ReadonlyMap<string, CameraFault> = new Map([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])

/** Returns the fault behind a browser's exception. A page without a secure origin has no camera. */
export const cameraFaultOf = (thrown: unknown): CameraFault =>
  FAULTS.get(thrown instanceof DOMException ? thrown.name : '') ?? 'absent'
