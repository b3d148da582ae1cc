import type { ApproveType } from './approve-payment.ts'
import type { PaymentIntent, PaymentOrder } from './payment-intent.ts'
import type { PaymentRehearsal, RehearsablePayment } from './rehearse-payment.ts'

/**
 * Moves money, exactly once for each thing the customer wants. Available as `sixpence.payments`.
 *
 * A payment is recorded in the journal before its first byte is sent, and every attempt carries the
 * same key. Its outcome is settled, refused or unknown; an unknown one is looked up, never sent as
 * a new payment.
 */
export interface Payments {
  /**
   * Returns what would happen to a payment sent now: its price and arrival, the approval it would
   * need, or the reason it would be refused. Records, sends and holds nothing.
   *
   * @throws {SixpenceError} `session_expired`; `offline` and the like if the bank couldn't be
   *   reached.
   */
  rehearse(payment: RehearsablePayment): Promise<PaymentRehearsal>
  /**
   * Opens an intent under a new key. Sends nothing.
   *
   * @throws {SixpenceError} `invalid_input` if the bank would refuse the order for its fields;
   *   `session_expired`.
   */
  review(payment: PaymentOrder): Promise<PaymentIntent>
  /**
   * Sends a reviewed payment exactly once, however often and from however many tabs it is called,
   * and returns its state. Refusals and unknown outcomes are results, not errors.
   *
   * @throws {SixpenceError} `session_expired`, `terms_pending` or `too_soon` if it was not sent and
   *   can be sent again; `not_found` if the journal has no such intent.
   */
  send(id: string): Promise<PaymentIntent>
  /**
   * Submits the approval code.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`: the payment still
   *   waits; `offline` and the like: it may have gone through, and the intent is `unknown`.
   */
  approve(id: string, code: string): Promise<PaymentIntent>
  /** Sends a new approval code or push. @throws {SixpenceError} `too_soon` */
  resendCode(id: string): Promise<PaymentIntent>
  /**
   * Switches to another way from `approval.availableApprovalMethods`; anything sent before becomes
   * invalid.
   *
   * @throws {SixpenceError} `invalid_input` if that way no longer reaches the customer
   */
  approveBy(id: string, approveType: ApproveType): Promise<PaymentIntent>
  /**
   * Restarts a failed approval (see `approval.failure`) with a new code or push. It remains the
   * same payment, under its key.
   *
   * @throws {SixpenceError} `request_decided` if it is over, `too_soon`, `too_many_attempts`
   */
  retryApproval(id: string): Promise<PaymentIntent>
  /**
   * Checks every few seconds, and at each notice from the bank, while a payment awaits a linked
   * device. Returns the payment once it was answered, failed or is over.
   *
   * @throws The abort reason of `signal`; `not_found` if the journal has no such intent.
   */
  awaitApproval(id: string, signal?: AbortSignal): Promise<PaymentIntent>
  /**
   * Looks up a payment's state at the bank, by key. Adds a payment sent from another device to the
   * journal, which from then on tracks it and lets it be approved here, too.
   *
   * @throws {SixpenceError} `not_found` if neither journal nor bank knows it; `offline` and the
   *   like if the bank couldn't be reached.
   */
  check(id: string): Promise<PaymentIntent>
  /**
   * Waits while a payment is in progress (sent, awaiting approval, or unknown) and returns it with
   * its outcome: `settled`, `refused`, or `reviewed` if the bank doesn't know it and it can be sent
   * again.
   *
   * @throws {SixpenceError} `not_found` if the journal has no such intent; `session_expired` if the
   *   customer leaves meanwhile: the payment continues.
   */
  outcome(id: string): Promise<PaymentIntent>
  /** Reads a payment from the journal; undefined if there is none, or it is another customer's. */
  find(id: string): Promise<PaymentIntent | undefined>
  /** Forgets a payment that was never sent. */
  discard(id: string): Promise<void>
  /** Lists payments of the last day with the same content that were sent and not refused. */
  findSimilar(payment: PaymentOrder): Promise<readonly PaymentIntent[]>
  /** Returns the signed-in customer's payments known to this tab; a new array means a change. */
  readonly getSnapshot: () => readonly PaymentIntent[]
  /** Calls the listener after each change of the snapshot. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * False if the journal lives only in this page, because the device keeps no records: ask the
   * customer to keep the page open while money moves. Changes notify subscribers.
   */
  readonly isDurable: () => boolean
}
