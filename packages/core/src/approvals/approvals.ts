import {
  approvalCalls,
  approvalMethods,
  type BatchResult,
  type RequestedPayment,
  type RequestResult,
  type TransactionRequest,
} from '@sixpence/protocol/approvals'
import type { InputOf } from '@sixpence/protocol'
import type { ApprovalMode } from '@sixpence/protocol/customer'
import type { PaymentPush } from '@sixpence/protocol/payments'
import { clientOf, type ClientOf, type ReadOptions } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import type { SixpenceError } from '../errors/index.ts'
import { refusal } from '../transport/index.ts'

/** What requests can be narrowed down by; days as `YYYY-MM-DD`, counted in UTC. */
export type RequestFilter = InputOf<typeof approvalMethods.list>

/** One page of requests. */
export interface RequestPage {
  readonly items: readonly TransactionRequest[]
  /** How many there are on all pages. */
  readonly total: number
}

/** One page of the payments of a batch. */
export interface RequestedPaymentPage {
  readonly items: readonly RequestedPayment[]
  /** How many there are on all pages. */
  readonly total: number
}

/** How the user approves requests: in their own way. */
export interface RequestCode {
  /** Names what is approved. */
  readonly approvalTransactionId: string
  /** With `push` their device answers; `none` and `simple` want no code. */
  readonly approveType: ApprovalMode
  /** Where the code went, masked. */
  readonly sentTo: string | undefined
  /** The ways that lead to the user, the present one first; none where nothing is wanted. */
  readonly ways: readonly ApprovalMode[]
  /** What their devices show; only with `push`. */
  readonly push: PaymentPush | undefined
  /** From then on neither code nor push works. */
  readonly endsAt: string | undefined
}

/**
 * What came of one request: the money has moved, it was declined, or nothing came of it. Of a batch
 * that was approved some payments may not have been made: see `batch`.
 */
export interface RequestOutcome {
  readonly id: string
  /** The transaction that moved the money. */
  readonly transactionId: string | undefined
  /** Only of a batch that was approved: how many of its payments were not made, and why. */
  readonly batch?: BatchResult | undefined
  /** Why nothing came of it, e.g. `insufficient_funds`: it stands as it stood. */
  readonly failure: SixpenceError | undefined
}

/** A code of the user, and what it approves. */
interface HandedIn {
  readonly approvalTransactionId: string
  /** Of a push, and where none is wanted, left out. */
  readonly code?: string
}

/** Which requests for single payments. */
interface Requests {
  readonly transactionIds: readonly string[]
}

/** A batch that waits: it is decided by itself. */
interface WaitingBatch {
  /** As its request tells it. */
  readonly batchId: string
}

/** Several requests for single payments, or one batch. */
export type Decided = Requests | WaitingBatch

/**
 * Payments, and batches of them, that someone began who may not approve them. Reached as
 * `sixpence.approvals`. No one approves what they asked for, and nothing moves before someone
 * does.
 */
export interface Approvals extends ClientOf<
  typeof approvalMethods,
  'approve' | 'batchPayments' | 'decide' | 'decideBatch' | 'withdraw'
> {
  /**
   * Moves the money of each request the code was sent for, and says of every one what came of it.
   * One that is refused stops none of the others; of a batch every payment is made that can be.
   * With the same code again nothing moves twice. Of a push the money moves with the device's
   * answer: asked again, this says what came of it.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`, `no_access`; of a
   *   push `approval_pending` until a device has answered, and `approval_refused`; of a single
   *   request also why it was refused, of a batch `none_payable` where it waits on
   */
  approve(code: HandedIn): Promise<readonly RequestOutcome[]>
  /**
   * The payments of a batch that waits or waited, 50 a page: while it waits with what whoever
   * decides should look at, and once it is approved with what came of each.
   *
   * @throws {SixpenceError} `no_access` when there is none, or it is another customer's
   */
  batchPayments(
    batch: WaitingBatch & { readonly page?: number; readonly size?: number },
    options?: ReadOptions,
  ): Promise<RequestedPaymentPage>
  /**
   * Asks the user for their word on exactly these requests, all of them or none, in their own way:
   * by one code, by a push to their devices, or not at all. `approveType` names another of `ways`.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last one in the same way;
   *   `request_decided` when someone was faster; `approval_expired`; `no_access`
   */
  sendCode(requests: Decided & { readonly approveType?: ApprovalMode }): Promise<RequestCode>
  /** Says no, and why, to each by itself. Throws as {@link Approvals.approve}. */
  decline(requests: Decided & { readonly reason: string }): Promise<readonly RequestOutcome[]>
  /**
   * Takes back what the user asked for, payments and batches, by the ids of their requests.
   *
   * @throws {SixpenceError} `request_decided`, `no_access`
   */
  withdraw(requests: Requests): Promise<void>
}

/** The calls about requests for approval. */
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
          // A bank that says nothing of the way has sent a code.
          approveType: sent.approveType ?? 'otp',
          sentTo,
          ways: sent.availableApprovalMethods ?? [],
          push,
          endsAt,
        }
      },
      async decline({ reason, ...decided }) {
        const { items } = await say(decided, { declined: true, reason })
        // A bank that says nothing of each has declined them all.
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
