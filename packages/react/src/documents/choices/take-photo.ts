import type { DocumentPart } from '@sixpence/core/documents'

/** The subject of a photo. */
export interface PhotoRequest {
  readonly part: DocumentPart
  /** The document's name, e.g. `Passport` or `Identity card · Front side`. */
  readonly title: string
  /** A sheet of paper, or something of the size of a card or passport. */
  readonly shape: 'card' | 'sheet'
}

/**
 * Takes a photo of a document, e.g. in a window of its own. Called while a button is pressed.
 * Resolves with `closed` if the customer took none, and with `blocked` if the browser blocked the
 * window.
 */
export type TakePhoto = (request: PhotoRequest) => Promise<Blob | 'closed' | 'blocked'>

/** Returns true if this device can take a photo itself in a file picker. */
export const hasCameraApp = (): boolean =>
  window.matchMedia?.('(hover: none) and (pointer: coarse)').matches ?? false
