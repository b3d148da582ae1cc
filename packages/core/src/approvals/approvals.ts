import {
  approvalCalls,
  approvalMethods,
  type TransactionRequest,
} from '@sixpence/protocol/approvals'
import type { InputOf } from '@sixpence/protocol'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'

/** What requests can be narrowed down by; days as `YYYY-MM-DD`, counted in UTC. */
export type RequestFilter = InputOf<typeof approvalMethods.list>

/** One page of requests. */
export interface RequestPage {
  readonly items: readonly TransactionRequest[]
  /** How many there are on all pages. */
  readonly total: number
}

/** A code that was sent for requests. */
export interface RequestCode {
  /** Names what the code approves. */
  readonly approvalTransactionId: string
  /** Where the code went, masked. */
  readonly sentTo: string | undefined
}

/** Which requests, all of them or none. */
interface Requests {
  readonly transactionIds: readonly string[]
}

/**
 * Payments that someone began who may not approve them. Reached as `sixpence.approvals`. No one
 * approves what they asked for, and nothing moves before someone does.
 */
export interface Approvals extends ClientOf<typeof approvalMethods, 'decide' | 'withdraw'> {
  /**
   * Sends the user one code that approves exactly these requests.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last one; `request_decided` when
   *   someone was faster; `approval_expired`; `no_access`
   */
  sendCode(requests: Requests): Promise<RequestCode>
  /** Says no, and why. Throws as {@link Approvals.sendCode}. */
  decline(requests: Requests & { readonly reason: string }): Promise<void>
  /**
   * Takes back what the user asked for.
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
    const { decide, withdraw, ...plain } = clientOf(bank, approvalMethods)
    return {
      ...plain,
      async sendCode({ transactionIds }) {
        const sent = await decide({ transactionIds: [...transactionIds], declined: false })
        const { approvalTransactionId = '', approvalSentTo: sentTo } = sent
        return { approvalTransactionId, sentTo }
      },
      async decline({ transactionIds, reason }) {
        await decide({ transactionIds: [...transactionIds], declined: true, reason })
      },
      withdraw: ({ transactionIds }) => withdraw({ transactionIds: [...transactionIds] }),
    }
  },
}
