import { ERROR_CODES, type ErrorCode } from './error-codes.ts'
import { fits, oneOf, type Check, type Shape } from './fits.ts'

/** A message from a bank frame or window to its host. It contains no token, number, name or amount. */
export type FrameMessage =
  /** The customer sees something usable. */
  | { readonly type: 'ready' }
  /** The height of the content in CSS pixels, from 0 to 20,000. */
  | { readonly type: 'resized'; readonly height: number }
  | { readonly type: 'signedIn' }
  | { readonly type: 'signedOut' }
  /** Money of a transfer begun in the frame has moved. The intent's id, at most 64 characters. */
  | { readonly type: 'transferSettled'; readonly intentId: string }
  /** The customer has decided at least one request for approval; not which, how many or how. */
  | { readonly type: 'approvalsDecided' }
  /** The customer has come back from the bank, where they saw what it requires; no outcome. */
  | { readonly type: 'verificationLeft' }
  /** The outcome of a checkout, the last message of its window. */
  | {
      readonly type: 'paymentFinal'
      readonly checkoutId: string
      readonly invoiceId?: never
      readonly status: PaymentStatus
    }
  /** An invoice was paid. The frame that shows it sends this, and keeps showing it. */
  | {
      readonly type: 'paymentFinal'
      readonly invoiceId: string
      readonly checkoutId?: never
      readonly status: PaymentStatus
    }
  | { readonly type: 'failed'; readonly code: ErrorCode }

/**
 * The outcome of an attempt to pay. `cancelled`: the customer left and no money moved; `unknown`:
 * check with your own server, which the bank will notify.
 */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

const PAYMENT_STATUSES = ['paid', 'refused', 'cancelled', 'unknown'] as const
const TALLEST_PX = 20_000

const isHeight: Check = value =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= TALLEST_PX

const isId: Check = value => typeof value === 'string' && /^[\w-]{1,64}$/.test(value)

const FINAL = { type: oneOf('paymentFinal'), status: oneOf(...PAYMENT_STATUSES) }

const SHAPES: readonly Shape[] = [
  { type: oneOf('ready', 'signedIn', 'signedOut', 'approvalsDecided', 'verificationLeft') },
  { type: oneOf('resized'), height: isHeight },
  { type: oneOf('transferSettled'), intentId: isId },
  { ...FINAL, checkoutId: isId },
  { ...FINAL, invoiceId: isId },
  { type: oneOf('failed'), code: oneOf(...ERROR_CODES) },
]

/** True if a frame's message is exactly one of the list. */
export const isFrameMessage = (data: unknown): data is FrameMessage =>
  SHAPES.some(shape => fits(data, shape))
