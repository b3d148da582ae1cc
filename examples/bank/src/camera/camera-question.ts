import type { PhotoRequest } from '@sixpence/react/documents'

/** What a page asks the window of the camera. */
export interface CameraQuestion extends Pick<PhotoRequest, 'title' | 'shape'> {
  /** Where a phone goes on. */
  readonly phoneUrl: string
}

/** Undefined where the customer rather chooses a file. */
export interface CameraAnswer {
  readonly photo: Blob | undefined
}
