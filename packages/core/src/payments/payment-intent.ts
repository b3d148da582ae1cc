import type {
  Approval,
  HeldPayment,
  SharedFeeKind,
  TransactionOf,
} from '@sixpence/protocol/payments'
import type { BatchDraftState, BatchSubmission } from '@sixpence/protocol/batches'
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

/** The customer's order, and the details they were shown when they agreed to it. */
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
  | BatchPaymentOrder

/** All payments of a draft, and the draft as it was shown, with its price. */
export interface BatchPaymentOrder {
  readonly kind: 'batch'
  readonly order: BatchSubmission
  readonly shown: BatchDraftState
}

/** An order for money that leaves the bank, and the price shown. */
export type ExternalPayment = {
  [Kind in ExternalKind]: {
    readonly kind: TransactionOf<Kind>
    readonly order: Kind extends SharedFeeKind ? WireOrder : ExternalOrder
    readonly shown: ExternalQuote
  }
}[ExternalKind]

/** A single payment the customer initiates; not one that somebody else requests, or a refund. */
export type TransferPayment = Exclude<
  PaymentOrder,
  { kind: 'checkout' | 'invoice' | 'refund' | 'batch' }
>

/**
 * The state of a payment. `unknown` is neither done nor failed: it was sent and no answer came. It
 * is looked up by its key until the bank reports the outcome, and never sent under another key.
 */
export type PaymentStatus =
  | 'reviewed'
  | 'sent'
  | 'pendingApproval'
  | 'settled'
  | 'refused'
  | 'unknown'

/** The reason a payment was refused, as data. */
export interface PaymentRefusal {
  readonly code: SixpenceErrorCode
  readonly message: string
  readonly fields: readonly FieldFault[]
  readonly requestId: string | undefined
  /**
   * With `identical_batch`: the batch with the same payments that was submitted before, and when,
   * in ISO 8601. Nothing happened: the draft can be submitted with `ignoreIdenticalBatch`.
   */
  readonly identical?: { readonly batchId: string; readonly date: string } | undefined
}

/** One thing the customer wants to pay, under one key from review to end. */
export interface PaymentIntent {
  /** Also its idempotency key; part of the URL from the review on. */
  readonly id: string
  readonly status: PaymentStatus
  /**
   * Undefined after a sign-out, when the journal keeps only keys and hashes, and for a payment sent
   * from another device.
   */
  readonly payment: PaymentOrder | undefined
  /**
   * The payment as the bank held it at the last request: this is what an approval approves.
   * Undefined before that, or if the bank doesn't report it.
   */
  readonly held: HeldPayment | undefined
  /**
   * SHA-256 of the order, to recognise the same payment when it is typed again. Empty for a payment
   * sent from another device.
   */
  readonly fingerprint: string
  /**
   * SHA-256 of the payee details that the bank masks from the review on, to distinguish two that
   * then look alike. Undefined if there are none, and after a sign-out.
   */
  readonly hiddenHash?: string | undefined
  readonly createdAt: number
  readonly changedAt: number
  /**
   * Time of the last attempt to send it, in wall-clock milliseconds. A `reviewed` payment with this
   * was sent once without reaching the bank: it is safe to send again, under the same key.
   */
  readonly sentAt: number | undefined
  /** Undefined for a batch: each of its payments has an outcome of its own. */
  readonly transactionId: string | undefined
  readonly approval: Approval | undefined
  readonly refusal: PaymentRefusal | undefined
}
