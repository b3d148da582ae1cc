import type { Rehearsal, RehearsedOrder } from '@sixpence/protocol/transfers'
import { isSixpenceError } from '../errors/index.ts'
import { loadSendMethods } from './later/load-calls.ts'
import type { PaymentRefusal, TransferPayment } from './payment-intent.ts'
import type { Subject } from '../http/index.ts'
import type { PaymentsSetup } from './payments-setup.ts'
import { kindOf } from './rules/payment-kinds.ts'
import { newsOfFailure } from './rules/payment-outcome.ts'

/** A payment that can be rehearsed, without the details shown to the customer. */
export type RehearsablePayment = {
  [Kind in RehearsableKind]: {
    readonly kind: Kind
    readonly order: Extract<TransferPayment, { kind: Kind }>['order']
  }
}[RehearsableKind]

type RehearsableKind = TransferPayment['kind']

/** The result a payment would have if sent now; nothing has happened. */
export type PaymentRehearsal =
  | ({ readonly outcome: 'settled' | 'approval' } & Rehearsal)
  | { readonly outcome: 'refused'; readonly refusal: PaymentRefusal }

/** Rehearses a payment with the bank: see `Payments.rehearse`. */
export async function rehearsePayment(
  { call }: Pick<PaymentsSetup, 'call'>,
  subject: Subject,
  payment: RehearsablePayment,
): Promise<PaymentRehearsal> {
  try {
    const { rehearse } = (await loadSendMethods()).transferMethods
    const { rehearsal } = await call(rehearse, orderOf(payment), { subject })
    const isAwaited = rehearsal.forOthers || rehearsal.approveType !== undefined
    return { outcome: isAwaited ? 'approval' : 'settled', ...rehearsal }
  } catch (error) {
    const news = isSixpenceError(error) ? newsOfFailure(error, true) : undefined
    if (news?.event === 'refused') return { outcome: 'refused', refusal: news.refusal }
    throw error
  }
}

// The operation determines the type of the order.
const orderOf = (payment: RehearsablePayment): RehearsedOrder =>
  ({ ...payment.order, operation: kindOf(payment).operation }) as RehearsedOrder
