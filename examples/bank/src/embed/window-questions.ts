import type { TransferPayment } from '@sixpence/core/payments'

/** The question to the window `sign-in`: a code for the frame's challenge. */
export interface SignInQuestion {
  readonly codeChallenge: string
}

export interface SignInAnswer {
  readonly code: string
}

/** The question to the window `confirm`: send this payment with the bank's own session. */
export interface ConfirmQuestion {
  readonly payment: TransferPayment
}

export interface ConfirmAnswer {
  readonly intentId: string
}

/**
 * The question to the window `decide`: let the user decide these requests with the bank's own
 * session.
 */
export interface DecideQuestion {
  readonly ids: readonly string[]
  /** The customer whom the user acts for in the frame; undefined if they act for themselves. */
  readonly customerId: string | undefined
}

/** The question of an invoice's frame to the window `pay-invoice`: let the customer pay it. */
export interface PayInvoiceQuestion {
  readonly invoiceSecret: string
}

export interface PayInvoiceAnswer {
  readonly invoiceId: string
}
