/** Why a camera shows nothing. */
export type CameraFault = 'denied' | 'absent' | 'busy' | 'lost' | 'rested'

/** What a camera is doing. */
export type CameraState =
  | { readonly status: 'off' | 'starting' }
  | { readonly status: 'live'; readonly stream: MediaStream }
  /** A photo was taken; the camera is still on, for another one. */
  | { readonly status: 'taken'; readonly stream: MediaStream; readonly photo: Blob }
  | { readonly status: 'failed'; readonly fault: CameraFault }

const FAULTS: ReadonlyMap<string, CameraFault> = new Map([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])

/** Why a browser gives no camera, by what it throws. A page that is not secure has none. */
export const cameraFaultOf = (thrown: unknown): CameraFault =>
  FAULTS.get(thrown instanceof DOMException ? thrown.name : '') ?? 'absent'
