import type { NoticeTarget, P2pTransferDraft, PaymentOrder } from '@sixpence/core'

/** A place that a component would lead to. Where that is, and how to get there, the host knows. */
export type Destination =
  | { readonly to: 'home' }
  /** Where someone begins: the start page decides, by what the bank says of them. */
  | { readonly to: 'start' }
  | {
      readonly to: 'ownTransfer' | 'p2pTransfer'
      readonly fromAccount?: string | undefined
      /** Of an own transfer: where the money is to arrive, e.g. a card that is loaded. */
      readonly toAccount?: string | undefined
      /** Of the payment intent that the form is to begin with: reviewed and not sent, or refused. */
      readonly edit?: string | undefined
      /**
       * Of a payment to a person: what the form is to begin with, e.g. a payment that is made once
       * more. Hand it to the form as `draft`; it is about a person, and has no place in an
       * address.
       */
      readonly draft?: P2pTransferDraft | undefined
    }
  | {
      readonly to: 'externalTransfer'
      readonly fromAccount?: string | undefined
      /** As of the other transfers. */
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
       * It was reviewed just now, in a form. The way back should lead to the form with `edit` set
       * to this id: that one begins with what was filled in, and the one that is left does not.
       */
      readonly isNew?: boolean | undefined
    }
  /** What a merchant asks for, before it is paid. */
  | { readonly to: 'checkout'; readonly checkoutId: string }
  /** Back to the merchant who sent the customer here. */
  | { readonly to: 'merchant' }
  | { readonly to: 'history'; readonly accountId?: string | undefined }
  /** One account: what is on it, and how money comes onto it. */
  | { readonly to: 'account'; readonly accountId: string }
  | {
      readonly to: 'signIn'
      /**
       * What is on the screen needs someone signed in: the way should lead back to it afterwards.
       * Without it the screen is done with, and is not to come up again.
       */
      readonly comesBack?: true | undefined
    }
  /** What waits for an approval; with `id` one request of them. */
  | { readonly to: 'approvals'; readonly id?: string | undefined }
  /** What was paid by batches; with `id` one batch of them. */
  | { readonly to: 'batchHistory'; readonly id?: string | undefined }
  /** What is asked for by invoices; with `id` one invoice of them. */
  | { readonly to: 'invoices'; readonly id?: string | undefined }
  /** What was paid to a merchant; with `id` one payment of them, which can be given back. */
  | {
      readonly to: 'merchantPayments'
      readonly id?: string | undefined
      /** Of the payment intent that the form for a refund begins with. */
      readonly edit?: string | undefined
    }
  /** Where a merchant's server is told of what happens. */
  | { readonly to: 'webhooks' }
  /** Who pays a merchant again and again. */
  | { readonly to: 'subscribers' }
  /** What the bank has announced; with `id` one announcement of them. */
  | { readonly to: 'news'; readonly id?: string | undefined }
  /** The customer's cards; without `kind` those that there are. */
  | { readonly to: 'cards'; readonly kind?: 'physical' | 'virtual' | undefined }
  | { readonly to: 'card' | 'cardPin'; readonly accountId: string }
  /** Where a card is applied for, and where that is confirmed. */
  | { readonly to: 'addCard' }
  | { readonly to: 'confirmCard'; readonly cardId: string }
  /** Where a phone is linked, so that sign-ins are approved on it. */
  | { readonly to: 'linkPhone' }
  /** Why the customer is limited, and what lifts it. */
  | { readonly to: 'limitedAccount' }
  /** Where a check of who the customer is begins: with the camera, or by a video call. */
  | { readonly to: 'identityCheck' | 'videoIdentity' }
  /** What the bank has on file of the customer; with `section` that part of it. */
  | { readonly to: 'profile'; readonly section?: 'addresses' | 'phone' | 'identity' | undefined }
  /** Where the bank says what tax forms it waits for. */
  | { readonly to: 'taxSection' }
  /** What a notice is about. */
  | {
      readonly [Place in PlainPlace]: { readonly to: Place }
    }[PlainPlace]

/** Where there is a form for a transfer: see `TRANSFER_TARGETS`. */
export type TransferTarget = 'ownTransfer' | 'p2pTransfer' | 'externalTransfer'

/** A place without more to say of it. */
type PlainPlace = Exclude<
  NoticeTarget,
  'approvals' | 'batchHistory' | 'cards' | 'history' | 'invoices' | 'news' | 'profile'
>
