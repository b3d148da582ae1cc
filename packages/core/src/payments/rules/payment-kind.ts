import type { Approval, HeldPayment } from '@sixpence/protocol/payments'
import type { CallNamedMethod, CallOptions } from '../../transport/index.ts'
import type { PaymentOrder } from '../payment-intent.ts'

/** The kind of a payment. */
export type Kind = PaymentOrder['kind']

/** The order for a kind of payment. */
export type PaymentOf<K extends Kind> = Extract<PaymentOrder, { kind: K }>

/** The bank's name for a kind of payment. */
export type Operation = HeldPayment['operation']

/** The bank's view of a payment of that kind. */
export type HeldAs<O extends Operation> = Extract<HeldPayment, { operation: O }>

/** Words that describe what is moved, in a fixed order. */
export type Words = readonly (string | undefined)[]

/** The bank's answer to a payment. */
export interface PaymentAnswer {
  readonly transactionId?: string | undefined
  /** The batch that the bank pays. */
  readonly batchId?: string | undefined
  /** The identical batch that the bank asks about instead. */
  readonly identical?: { readonly batchId: string; readonly date: string } | undefined
  readonly approval?: Approval | undefined
}

/** The details the customer agreed to, for comparison with the bank's. */
export interface Reviewed {
  readonly words: Words
  /** The amount that leaves the account, without the fee. */
  readonly amount: string
  readonly fee: string
}

/** Everything that differs between kinds of payments. */
export interface PaymentKind<P extends PaymentOrder> {
  /** The bank's name for it. */
  readonly operation: Operation
  readonly send: (
    call: CallNamedMethod,
    order: P['order'],
    options: CallOptions,
  ) => Promise<PaymentAnswer>
  /** The customer's request, normalised and regardless of its price. */
  readonly requested: (order: P['order']) => Readonly<Record<string, string | undefined>>
  readonly reviewed: (payment: P) => Reviewed
}
