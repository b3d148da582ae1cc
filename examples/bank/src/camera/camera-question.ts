import type { PhotoRequest } from '@sixpence/react/documents'

/** The question that a page sends to the camera's window. */
export interface CameraQuestion extends Pick<PhotoRequest, 'title' | 'shape'> {
  /** The address at which a phone continues. */
  readonly phoneUrl: string
}

/** Undefined if the customer prefers to choose a file. */
export interface CameraAnswer {
  readonly photo: Blob | undefined
}
