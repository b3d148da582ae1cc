import type { DocumentPart } from '@sixpence/core'

/** What a photo is to show. */
export interface PhotoRequest {
  readonly part: DocumentPart
  /** What it is, for people: e.g. `Passport`, or `Identity card · Front side`. */
  readonly title: string
  /** A sheet of paper, or something the size of a card or a passport. */
  readonly shape: 'card' | 'sheet'
}

/**
 * Takes a photo of a document, e.g. in a window of its own. Called in the press of a button.
 * Answers `closed` where the customer took none, and `blocked` where the browser let no window
 * open.
 */
export type TakePhoto = (request: PhotoRequest) => Promise<Blob | 'closed' | 'blocked'>

/** Whether this device takes a photo itself where a file is asked for. */
export const hasCameraApp = (): boolean =>
  window.matchMedia?.('(hover: none) and (pointer: coarse)').matches ?? false
