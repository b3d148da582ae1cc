import type { SignData } from '@sixpence/core/signatures'

/** The outcome of a paper at its provider. Only the bank knows if it has been signed. */
export type SigningEnd = 'signed' | 'declined' | 'canceled'

/** The provider's events while a paper is signed. */
export interface SignerEvents {
  /** Called when the paper is on show. */
  readonly onReady: () => void
  readonly onEnd: (end: SigningEnd) => void
  /** Called when it can't be shown, or not any more. */
  readonly onFault: () => void
}

/** A paper, and the name of its frame for people who can't see it. */
export interface PaperToShow extends Pick<SignData, 'clientId'> {
  readonly signUrl: string
  readonly title: string
}

/** Shows a provider's paper for signing in a place of the page; returns a function that removes it. */
export interface Signer {
  readonly show: (place: HTMLElement, paper: PaperToShow, events: SignerEvents) => () => void
}
