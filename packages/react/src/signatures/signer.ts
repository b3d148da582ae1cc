import type { SignData } from '@sixpence/core'

/** What becomes of a paper at its signer's. Only the bank knows whether it has been signed. */
export type SigningEnd = 'signed' | 'declined' | 'canceled'

/** What a provider says while it has a paper signed. */
export interface SignerEvents {
  /** The paper is on show. */
  readonly onReady: () => void
  readonly onEnd: (end: SigningEnd) => void
  /** It can't be shown, or not any more. */
  readonly onFault: () => void
}

/** A paper, and what its frame is called for who can't see it. */
export interface PaperToShow extends Pick<SignData, 'clientId'> {
  readonly signUrl: string
  readonly title: string
}

/** Shows a paper of a provider to be signed in a place of the page; answers what takes it away. */
export interface Signer {
  readonly show: (place: HTMLElement, paper: PaperToShow, events: SignerEvents) => () => void
}
