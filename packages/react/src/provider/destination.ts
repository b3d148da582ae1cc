import type { BatchType, DraftRows } from '@sixpence/core/batches'
import type { PaymentOrder } from '@sixpence/core/payments'
import type { NoticeTarget } from '@sixpence/core/realtime'
import type { P2pTransferDraft } from '@sixpence/core/transfers'

/** A place a component wants to lead to. The host knows where it is and how to get there. */
export type Destination =
  | { readonly to: 'home' }
  /**
   * The place where a customer begins: the start page chooses it by the standing that the bank
   * reports.
   */
  | { readonly to: 'start' }
  | {
      readonly to: 'ownTransfer' | 'p2pTransfer'
      readonly fromAccount?: string | undefined
      /** Only for an own transfer: the account that gets the money, e.g. a card to load. */
      readonly toAccount?: string | undefined
      /**
       * The id of the payment intent that fills in the form: one that was reviewed but not sent, or
       * was refused.
       */
      readonly edit?: string | undefined
      /**
       * The values that the form for a payment to a person begins with, e.g. those of a payment to
       * make again. Hand it to the form as `draft`. It is about a person and doesn't belong in an
       * address.
       */
      readonly draft?: P2pTransferDraft | undefined
    }
  | {
      readonly to: 'externalTransfer'
      readonly fromAccount?: string | undefined
      /** The same as in the other transfers. */
      readonly edit?: string | undefined
    }
  | {
      readonly to: 'payment'
      readonly kind: PaymentOrder['kind']
      /**
       * The payment intent's id, which is part of the address, so that two tabs with it show one
       * payment.
       */
      readonly id: string
      /**
       * True if it was reviewed just now, in a form. The way back should lead to the form with
       * `edit` set to this id: that form begins with the filled-in values, and the one left behind
       * doesn't.
       */
      readonly isNew?: boolean | undefined
      /** With the kind `batch`: the draft that is paid. It is reviewed where it is sent. */
      readonly batchId?: string | undefined
    }
  /** A merchant's request for a payment, before it is paid. */
  | { readonly to: 'checkout'; readonly checkoutId: string }
  /** Back to the merchant who sent the customer here. */
  | { readonly to: 'merchant' }
  | { readonly to: 'history'; readonly accountId?: string | undefined }
  /** One account: its balance, and the ways to add money to it. */
  | { readonly to: 'account'; readonly accountId: string }
  | {
      readonly to: 'signIn'
      /**
       * True if the screen needs a signed-in user: the way should lead back to it afterwards.
       * Without it the screen is finished and shouldn't come up again.
       */
      readonly returnsHere?: true | undefined
    }
  /** The requests that wait for an approval; with `id`, one of them. */
  | { readonly to: 'approvals'; readonly id?: string | undefined }
  /**
   * The place where many payments are prepared together; with `batchId`, a draft of them, with
   * `rows`, the rows to show first.
   */
  | {
      readonly to: 'massTransfer'
      readonly type?: BatchType | undefined
      readonly batchId?: string | undefined
      readonly rows?: DraftRows | undefined
    }
  /** The place where a draft is reviewed and submitted. */
  | { readonly to: 'batchReview'; readonly type: BatchType; readonly batchId: string }
  /** The batches that were paid; with `id`, one of them. */
  | { readonly to: 'batchHistory'; readonly id?: string | undefined }
  /** The invoices sent by the customer; with `id`, one of them. */
  | { readonly to: 'invoices'; readonly id?: string | undefined }
  /** The payments to a merchant; with `id`, one of them, which can be refunded. */
  | {
      readonly to: 'merchantPayments'
      readonly id?: string | undefined
      /** The id of the payment intent that fills in the form for a refund. */
      readonly edit?: string | undefined
    }
  /** The addresses on a merchant's server that get reports of events. */
  | { readonly to: 'webhooks' }
  /** The people who pay a merchant regularly. */
  | { readonly to: 'subscribers' }
  /** The bank's announcements; with `id`, one of them. */
  | { readonly to: 'news'; readonly id?: string | undefined }
  /** The customer's cards; without `kind`, the kinds that there are. */
  | { readonly to: 'cards'; readonly kind?: 'physical' | 'virtual' | undefined }
  | { readonly to: 'card' | 'cardPin'; readonly accountId: string }
  /** The places where a card is applied for and confirmed. */
  | { readonly to: 'addCard' }
  | { readonly to: 'confirmCard'; readonly cardId: string }
  /** The place where a phone is linked, to approve sign-ins on it. */
  | { readonly to: 'linkPhone' }
  /** The reason why the customer is limited, and what lifts the limit. */
  | { readonly to: 'limitedAccount' }
  /** The place where an identity check begins: with the camera, or by a video call. */
  | { readonly to: 'identityCheck' | 'videoIdentity' }
  /** The data about the customer on file at the bank; with `section`, that part of it. */
  | { readonly to: 'profile'; readonly section?: 'addresses' | 'phone' | 'identity' | undefined }
  /** The place that lists the tax forms the bank waits for. */
  | { readonly to: 'taxSection' }
  /** The subject of a notice. */
  | {
      readonly [Place in PlainTarget]: { readonly to: Place }
    }[PlainTarget]

/** The places with a form for a transfer: see `TRANSFER_TARGETS`. */
export type TransferTarget = 'ownTransfer' | 'p2pTransfer' | 'externalTransfer'

/** A place that needs no more details. */
type PlainTarget = Exclude<
  NoticeTarget,
  'approvals' | 'batchHistory' | 'cards' | 'history' | 'invoices' | 'news' | 'profile'
>
