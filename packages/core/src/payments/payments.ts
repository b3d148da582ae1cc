import type { ApproveType } from './approve-payment.ts'
import type { PaymentIntent, PaymentOrder } from './payment-intent.ts'
import type { PaymentRehearsal, RehearsablePayment } from './rehearse-payment.ts'

/**
 * Moves money, exactly once for everything the customer wants. Available as `sixpence.payments`.
 *
 * A payment is recorded in the journal before its first byte is sent, and every attempt carries the
 * same key. Its outcome is settled, refused or unknown; an unknown one is looked up, never sent as
 * a new payment.
 */
export interface Payments {
  /**
   * What would become of a payment that were sent now: its price and arrival, how it would have to
   * be approved, or why it would be refused. Nothing is recorded, sent or held.
   *
   * @throws {SixpenceError} `session_expired`, and `offline` and the like when the bank could not
   *   be asked.
   */
  rehearse(payment: RehearsablePayment): Promise<PaymentRehearsal>
  /** Opens an intent under a new key. Nothing is sent. @throws {SixpenceError} `session_expired` */
  review(payment: PaymentOrder): Promise<PaymentIntent>
  /**
   * Sends a reviewed payment exactly once, however often and from however many tabs it is called,
   * and returns its state. Refusals and unknown outcomes are results, not errors.
   *
   * @throws {SixpenceError} `session_expired`, `terms_pending` or `too_soon` when it was not sent
   *   and can be sent again; `not_found` when the journal holds no such intent.
   */
  send(id: string): Promise<PaymentIntent>
  /**
   * Hands over the approval code.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`: the payment still
   *   waits; `offline` and the like: it may have gone through, and the intent is `unknown`.
   */
  approve(id: string, code: string): Promise<PaymentIntent>
  /** Sends a new approval code or push. @throws {SixpenceError} `too_soon` */
  resendCode(id: string): Promise<PaymentIntent>
  /**
   * Has it approved in another of the ways in `approval.availableApprovalMethods`; what was sent
   * before becomes useless.
   *
   * @throws {SixpenceError} `invalid_input` when the way no longer leads to the customer
   */
  approveBy(id: string, approveType: ApproveType): Promise<PaymentIntent>
  /**
   * Begins a failed approval again (see `approval.failure`), with a new code or push: it is the
   * same payment, under its key.
   *
   * @throws {SixpenceError} `request_decided` when it is over, `too_soon`, `too_many_attempts`
   */
  retryApproval(id: string): Promise<PaymentIntent>
  /**
   * Asks the bank every few seconds, and at each of its notices, while a payment waits for a linked
   * device; returns the payment once it was answered, failed or is over.
   *
   * @throws What `signal` was aborted with; `not_found` when the journal holds no such intent.
   */
  awaitApproval(id: string, signal?: AbortSignal): Promise<PaymentIntent>
  /**
   * Asks the bank what became of it, by key. A payment that was sent from another device is taken
   * up by that: from then on it is followed, and approved, here too.
   *
   * @throws {SixpenceError} `not_found` when neither journal nor bank know it; `offline` and the
   *   like when the bank could not be asked.
   */
  check(id: string): Promise<PaymentIntent>
  /**
   * Waits while a payment is under way (sent, awaiting approval, or unknown) and returns how it
   * ended: `settled`, `refused`, or `reviewed` if the bank knows nothing of it and it can be sent
   * again.
   *
   * @throws {SixpenceError} `not_found` when the journal holds no such intent; `session_expired`
   *   when the customer leaves meanwhile: the payment goes on.
   */
  outcome(id: string): Promise<PaymentIntent>
  /** Reads one from the journal; undefined when there is none, or it is another customer's. */
  find(id: string): Promise<PaymentIntent | undefined>
  /** Forgets a payment that was never sent. */
  discard(id: string): Promise<void>
  /** Payments of the last day with the same content that were sent and not refused. */
  findSimilar(payment: PaymentOrder): Promise<readonly PaymentIntent[]>
  /** What this tab knows of the signed-in customer's payments; a new array means a change. */
  readonly getSnapshot: () => readonly PaymentIntent[]
  /** Calls the listener after each change of the snapshot. The returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * False if the journal lives only in this page, because the device keeps no records: tell the
   * customer to keep the page open while money moves. Subscribers are told of changes.
   */
  readonly isDurable: () => boolean
}
