import type { Approval, HeldPayment } from '@sixpence/protocol/payments'
import type { CallNamedMethod, CallOptions } from '../../transport/index.ts'
import type { PaymentOrder } from '../payment-intent.ts'

/** How the kinds of payments are told apart. */
export type Kind = PaymentOrder['kind']

/** What is ordered by a kind of payment. */
export type PaymentOf<K extends Kind> = Extract<PaymentOrder, { kind: K }>

/** What a bank calls a kind of payment. */
export type Operation = HeldPayment['operation']

/** What a bank holds of one of them. */
export type HeldAs<O extends Operation> = Extract<HeldPayment, { operation: O }>

/** Words that say what is moved, in a fixed order. */
export type Words = readonly (string | undefined)[]

/** What a bank answers to a payment that it was sent. */
export interface PaymentAnswer {
  readonly transactionId?: string | undefined
  readonly approval?: Approval | undefined
}

/** What the customer agreed to, to be compared with what the bank holds. */
export interface Reviewed {
  readonly words: Words
  /** What leaves the account, the fee not included. */
  readonly amount: string
  readonly fee: string
}

/** All that differs between one kind of payment and another. */
export interface PaymentKind<P extends PaymentOrder> {
  /** What the bank calls it. */
  readonly operation: Operation
  readonly send: (
    call: CallNamedMethod,
    order: P['order'],
    options: CallOptions,
  ) => Promise<PaymentAnswer>
  /** What the customer wants, in one spelling and whatever it costs by then. */
  readonly requested: (order: P['order']) => Readonly<Record<string, string | undefined>>
  readonly reviewed: (payment: P) => Reviewed
}
