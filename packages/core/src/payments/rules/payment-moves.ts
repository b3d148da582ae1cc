import type { Approval, HeldPayment } from '@sixpence/protocol/payments'
import type { PaymentIntent, PaymentRefusal, PaymentStatus } from '../payment-intent.ts'

/**
 * An event in the life of a payment. `noAnswer`: it may or may not have arrived; `notSent`: it
 * certainly did not; `notFound`: the bank doesn't know its key.
 */
export type PaymentEvent =
  | 'sendStarted'
  | 'settled'
  | 'approvalNeeded'
  | 'refused'
  | 'noAnswer'
  | 'notSent'
  | 'notFound'

/** An event with its details. */
export type PaymentNews = Learnt & {
  /** The payment as the bank holds it, if it was asked and reports it. */
  readonly held?: HeldPayment | undefined
}

type Learnt =
  | { readonly event: 'settled'; readonly transactionId: string | undefined }
  | {
      readonly event: 'approvalNeeded'
      readonly approval: Approval
      /** True if a new code was just sent. */
      readonly isResent?: boolean
    }
  | { readonly event: 'refused'; readonly refusal: PaymentRefusal }
  | { readonly event: 'sendStarted' | 'noAnswer' | 'notSent' | 'notFound' }

/**
 * The state of a payment after an event. The table follows three rules: the bank's account of
 * events overrides the client's guesses, whenever it arrives; nothing leaves `settled` or
 * `refused`; and a payment becomes ready to be sent (again, under its key) only if the bank doesn't
 * know it or it never left.
 */
export const PAYMENT_MOVES: Readonly<
  Record<PaymentStatus, Readonly<Record<PaymentEvent, PaymentStatus>>>
> = {
  reviewed: {
    sendStarted: 'sent',
    settled: 'settled',
    approvalNeeded: 'pendingApproval',
    refused: 'refused',
    noAnswer: 'reviewed',
    notSent: 'reviewed',
    notFound: 'reviewed',
  },
  sent: {
    sendStarted: 'sent',
    settled: 'settled',
    approvalNeeded: 'pendingApproval',
    refused: 'refused',
    noAnswer: 'unknown',
    notSent: 'reviewed',
    // It may still be on its way.
    notFound: 'sent',
  },
  pendingApproval: {
    sendStarted: 'pendingApproval',
    settled: 'settled',
    approvalNeeded: 'pendingApproval',
    refused: 'refused',
    noAnswer: 'unknown',
    notSent: 'pendingApproval',
    notFound: 'pendingApproval',
  },
  unknown: {
    sendStarted: 'unknown',
    settled: 'settled',
    approvalNeeded: 'pendingApproval',
    refused: 'refused',
    noAnswer: 'unknown',
    notSent: 'unknown',
    notFound: 'reviewed',
  },
  settled: {
    sendStarted: 'settled',
    settled: 'settled',
    approvalNeeded: 'settled',
    refused: 'settled',
    noAnswer: 'settled',
    notSent: 'settled',
    notFound: 'settled',
  },
  refused: {
    sendStarted: 'refused',
    settled: 'refused',
    approvalNeeded: 'refused',
    refused: 'refused',
    noAnswer: 'refused',
    notSent: 'refused',
    notFound: 'refused',
  },
}

/** Returns the payment after `news`; the same object if nothing changes. */
export function afterNews(intent: PaymentIntent, news: PaymentNews, at: number): PaymentIntent {
  const status = PAYMENT_MOVES[intent.status][news.event]
  const isSame = status === intent.status
  if (isSame && !isAboutApproval(status, news)) return intent
  return {
    ...intent,
    status,
    held: news.held ?? intent.held,
    changedAt: isSame && !isResent(news) ? intent.changedAt : at,
    sentAt: status === 'sent' ? at : intent.sentAt,
    transactionId: news.event === 'settled' ? news.transactionId : intent.transactionId,
    approval: approvalAfter(intent, status, news),
    refusal: news.event === 'refused' ? news.refusal : undefined,
  }
}

const isAboutApproval = (status: PaymentStatus, { event }: PaymentNews): boolean =>
  status === 'pendingApproval' && event === 'approvalNeeded'

// Still waiting isn't a change: the time until the next code counts from the last one.
const isResent = (news: PaymentNews): boolean =>
  news.event === 'approvalNeeded' && news.isResent === true

// An unknown payment keeps its approval: the bank may still be waiting for it.
function approvalAfter(
  { approval }: PaymentIntent,
  status: PaymentStatus,
  news: PaymentNews,
): Approval | undefined {
  if (news.event === 'approvalNeeded') return news.approval
  return status === 'unknown' ? approval : undefined
}

/** True if it is over: nothing later changes it. */
export function isFinal({ status }: Pick<PaymentIntent, 'status'>): boolean {
  return status === 'settled' || status === 'refused'
}

/** True if the bank may know more about it than the journal. */
export function isOpen(intent: Pick<PaymentIntent, 'status' | 'sentAt'>): boolean {
  return !isFinal(intent) && intent.sentAt !== undefined
}
