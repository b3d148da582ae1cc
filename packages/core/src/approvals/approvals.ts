import {
  approvalCalls,
  approvalMethods,
  type BatchResult,
  type RequestedPaymentOrder,
  type RequestedPayment,
  type RequestResult,
  type TransactionRequest,
} from '@sixpence/protocol/approvals'
import type { InputOf } from '@sixpence/protocol/method'
import type { ApprovalMode } from '@sixpence/protocol/customer'
import type { PaymentPush } from '@sixpence/protocol/payments'
import { clientOf, type ClientOf, type ReadOptions } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import type { SixpenceError } from '../errors/index.ts'
import { refusal } from '../transport/index.ts'

/** Filters for requests; days as `YYYY-MM-DD`, in UTC. */
export type RequestFilter = InputOf<typeof approvalMethods.list>

/** One page of requests. */
export interface RequestPage {
  readonly items: readonly TransactionRequest[]
  /** The number on all pages. */
  readonly total: number
}

/** One page of the payments of a batch. */
export interface RequestedPaymentPage {
  readonly items: readonly RequestedPayment[]
  /** The number on all pages. */
  readonly total: number
}

/** The way the user approves requests. */
export interface RequestCode {
  /** Identifies what is approved. */
  readonly approvalTransactionId: string
  /** With `push`, the user answers on a device; `none` and `simple` need no code. */
  readonly approveType: ApprovalMode
  /** The masked address the code was sent to. */
  readonly sentTo: string | undefined
  /** The ways to reach the user, the current one first; empty if none is needed. */
  readonly ways: readonly ApprovalMode[]
  /** Shown on their devices; only with `push`. */
  readonly push: PaymentPush | undefined
  /** After this, neither code nor push works. */
  readonly endsAt: string | undefined
}

/**
 * The outcome of one request: the money moved, it was declined, or it failed. Some payments of an
 * approved batch may have failed: see `batch`.
 */
export interface RequestOutcome {
  readonly id: string
  /** The transaction that moved the money. */
  readonly transactionId: string | undefined
  /** Only for an approved batch: how many of its payments failed, and why. */
  readonly batch?: BatchResult | undefined
  /** The reason it failed, e.g. `insufficient_funds`; the request is unchanged. */
  readonly failure: SixpenceError | undefined
}

/** The user's code, and what it approves. */
interface HandedIn {
  readonly approvalTransactionId: string
  /** Left out for a push, or if no code is needed. */
  readonly code?: string
}

/** Requests for single payments. */
interface Requests {
  readonly transactionIds: readonly string[]
}

/** A waiting batch, which is decided on its own. */
interface WaitingBatch {
  /** From its request. */
  readonly batchId: string
}

/** Several requests for single payments, or one batch. */
export type Decided = Requests | WaitingBatch

/**
 * Payments and batches begun by someone who may not approve them. Available as
 * `sixpence.approvals`. Nobody approves their own request, and no money moves before someone
 * approves it.
 */
export interface Approvals extends ClientOf<
  typeof approvalMethods,
  'approve' | 'batchPayments' | 'decide' | 'decideBatch' | 'withdraw'
> {
  /**
   * Moves the money of each request the code was sent for, and returns the outcome of each. A
   * refused request doesn't stop the others; every payment of a batch that can be made is made.
   * Repeating it with the same code moves nothing twice. With a push, the device's answer moves the
   * money; repeat the call for the outcome.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`, `no_access`; for a
   *   push, `approval_pending` until a device has answered, and `approval_refused`; for a single
   *   request also the reason it was refused, for a batch `none_payable` if it keeps waiting
   */
  approve(code: HandedIn): Promise<readonly RequestOutcome[]>
  /**
   * Lists the payments of a batch, 50 per page, largest first by default: while it waits, with
   * details for those who decide, and once approved, with the outcome of each.
   *
   * @throws {SixpenceError} `no_access` if there is no such batch, or it is another customer's
   */
  batchPayments(
    batch: WaitingBatch & {
      readonly order?: RequestedPaymentOrder
      readonly page?: number
      readonly size?: number
    },
    options?: ReadOptions,
  ): Promise<RequestedPaymentPage>
  /**
   * Requests the user's approval of exactly these requests, all or none, in the user's own way: by
   * one code, a push to their devices, or neither. `approveType` chooses another of `ways`.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last one in the same way;
   *   `request_decided` if someone was faster; `approval_expired`; `no_access`
   */
  sendCode(requests: Decided & { readonly approveType?: ApprovalMode }): Promise<RequestCode>
  /** Declines each request, with a reason. Throws like {@link Approvals.approve}. */
  decline(requests: Decided & { readonly reason: string }): Promise<readonly RequestOutcome[]>
  /**
   * Withdraws the user's own requests for payments and batches, by their ids.
   *
   * @throws {SixpenceError} `request_decided`, `no_access`
   */
  withdraw(requests: Requests): Promise<void>
}

/** Calls about requests for approval. */
export const approvals: Domain<Approvals, typeof approvalCalls> = {
  name: 'approvals',
  calls: approvalCalls,
  open(bank) {
    const client = clientOf(bank, approvalMethods)
    const { approve, decide, decideBatch, withdraw, ...plain } = client
    const say = (
      decided: Decided,
      decision: Omit<InputOf<typeof approvalMethods.decide>, 'transactionIds'>,
    ) =>
      'batchId' in decided
        ? decideBatch({ batchId: decided.batchId, ...decision })
        : decide({ transactionIds: [...decided.transactionIds], ...decision })
    return {
      ...plain,
      approve: async code => (await approve({ ...code })).items.map(outcomeOf),
      async sendCode({ approveType, ...decided }) {
        const sent = await say(decided, { declined: false, ...(approveType && { approveType }) })
        const { approvalTransactionId = '', approvalSentTo: sentTo, push, endsAt } = sent
        return {
          approvalTransactionId,
          // If the bank names no way, it has sent a code.
          approveType: sent.approveType ?? 'otp',
          sentTo,
          ways: sent.availableApprovalMethods ?? [],
          push,
          endsAt,
        }
      },
      async decline({ reason, ...decided }) {
        const { items } = await say(decided, { declined: true, reason })
        // If the bank returns no results, it has declined them all.
        const ids = 'batchId' in decided ? [decided.batchId] : decided.transactionIds
        return items?.map(outcomeOf) ?? ids.map(id => outcomeOf({ id }))
      },
      withdraw: ({ transactionIds }) => withdraw({ transactionIds: [...transactionIds] }),
    }
  },
}

const outcomeOf = ({
  id,
  transactionId,
  batch,
  refusal: refused,
}: RequestResult): RequestOutcome => ({
  id,
  transactionId,
  ...(batch && { batch }),
  failure: refused && refusal(refused),
})
