import type { TransferPayment } from '@sixpence/core'

/** What a frame asks the window `sign-in`: a code for its challenge. */
export interface SignInQuestion {
  readonly codeChallenge: string
}

export interface SignInAnswer {
  readonly code: string
}

/** What a frame asks the window `confirm`: to send this, with the bank's own session. */
export interface ConfirmQuestion {
  readonly payment: TransferPayment
}

export interface ConfirmAnswer {
  readonly intentId: string
}
