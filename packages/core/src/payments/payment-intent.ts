import type {
  Approval,
  HeldPayment,
  SharedFeeKind,
  TransactionOf,
} from '@sixpence/protocol/payments'
import type { Checkout, CheckoutPayment } from '@sixpence/protocol/checkouts'
import type { Invoice, InvoicePayment } from '@sixpence/protocol/invoices'
import type { MerchantPayment, RefundOrder } from '@sixpence/protocol/merchant'
import type {
  ExternalKind,
  ExternalOrder,
  ExternalQuote,
  OwnTransferOrder,
  OwnTransferQuote,
  P2pTransferOrder,
  P2pTransferQuote,
  WireOrder,
} from '@sixpence/protocol/transfers'
import type { FieldFault, SixpenceErrorCode } from '../errors/index.ts'

/** The customer's order, and what they were shown when they agreed to it. */
export type PaymentOrder =
  | {
      readonly kind: 'ownTransfer'
      readonly order: OwnTransferOrder
      readonly shown: OwnTransferQuote
    }
  | {
      readonly kind: 'p2pTransfer'
      readonly order: P2pTransferOrder
      readonly shown: P2pTransferQuote & { readonly payeeName: string }
    }
  | ExternalPayment
  | { readonly kind: 'checkout'; readonly order: CheckoutPayment; readonly shown: Checkout }
  | { readonly kind: 'invoice'; readonly order: InvoicePayment; readonly shown: Invoice }
  | { readonly kind: 'refund'; readonly order: RefundOrder; readonly shown: MerchantPayment }

/** An order for money that leaves the bank, and the price that was shown. */
export type ExternalPayment = {
  [Kind in ExternalKind]: {
    readonly kind: TransactionOf<Kind>
    readonly order: Kind extends SharedFeeKind ? WireOrder : ExternalOrder
    readonly shown: ExternalQuote
  }
}[ExternalKind]

/**
 * A payment that the customer makes up themselves; what somebody else asks for, or is given back,
 * is none.
 */
export type TransferPayment = Exclude<PaymentOrder, { kind: 'checkout' | 'invoice' | 'refund' }>

/**
 * The state of a payment. `unknown` is neither done nor failed: it was sent and no answer came. It
 * is looked up by its key until the bank says what happened, and never sent under another key.
 */
export type PaymentStatus =
  | 'reviewed'
  | 'sent'
  | 'pendingApproval'
  | 'settled'
  | 'refused'
  | 'unknown'

/** Why a payment was refused, as data. */
export interface PaymentRefusal {
  readonly code: SixpenceErrorCode
  readonly message: string
  readonly fields: readonly FieldFault[]
  readonly requestId: string | undefined
}

/** One thing the customer wants to pay, under one key, from the review to its end. */
export interface PaymentIntent {
  /** Also its idempotency key; part of the address from the review on. */
  readonly id: string
  readonly status: PaymentStatus
  /**
   * Undefined after a sign-out, when the journal keeps only keys and hashes, and for a payment sent
   * from another device.
   */
  readonly payment: PaymentOrder | undefined
  /**
   * The payment as the bank holds it, as of the last request: this is what an approval approves.
   * Undefined before that, and if the bank doesn't say.
   */
  readonly held: HeldPayment | undefined
  /**
   * SHA-256 of the order, so that the same payment is recognised when it is typed again. Empty of a
   * payment that was sent from another device.
   */
  readonly fingerprint: string
  /**
   * SHA-256 of those details of the payee that the bank shows masked from the review on, to tell
   * two apart that look alike then. Undefined where there are none, and after a sign-out.
   */
  readonly hiddenHash?: string | undefined
  readonly createdAt: number
  readonly changedAt: number
  /**
   * When it was last sent, in wall milliseconds. If a `reviewed` payment has it, it was sent once
   * and the bank knows nothing of it: it is safe to send again, under its own key.
   */
  readonly sentAt: number | undefined
  readonly transactionId: string | undefined
  readonly approval: Approval | undefined
  readonly refusal: PaymentRefusal | undefined
}
