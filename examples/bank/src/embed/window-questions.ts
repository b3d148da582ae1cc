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

/**
 * What a frame asks the window `decide`: to have these requests decided, with the bank's own
 * session.
 */
export interface DecideQuestion {
  readonly ids: readonly string[]
  /** Whom the user acts for in the frame; undefined where it is themselves. */
  readonly customerId: string | undefined
}

/** What the frame of an invoice asks the window `pay-invoice`: to have it paid. */
export interface PayInvoiceQuestion {
  readonly invoiceSecret: string
}

export interface PayInvoiceAnswer {
  readonly invoiceId: string
}
