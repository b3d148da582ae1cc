import { approvalMethods, type InputOf, type TransactionRequest } from '@sixpence/protocol'
import type { CallNamedMethod } from '../transport/index.ts'

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
  readonly approvalId: string
  /** Where the code went, masked. */
  readonly sentTo: string | undefined
}

/**
 * Payments that somebody began who may not approve them. Reached as `sixpence.approvals`. Nobody
 * approves what they asked for, and nothing moves before somebody does.
 */
export interface Approvals {
  /** One page of 50, newest first; `page` starts at 1. */
  list(filter?: RequestFilter, signal?: AbortSignal): Promise<RequestPage>
  /** @throws {SixpenceError} `no_access` when there is none, or it is another customer's. */
  find(id: string, signal?: AbortSignal): Promise<TransactionRequest>
  /**
   * Sends the user a code that approves exactly these requests, at once.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last one; `request_decided` when
   *   somebody was faster; `approval_expired`; `no_access`
   */
  sendCode(ids: readonly string[]): Promise<RequestCode>
  /**
   * Moves the money, all of it or none. With the same code again it answers the same, and moves
   * nothing twice.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`;
   *   `insufficient_funds`, `price_changed` and the like: it waits on; `request_decided`,
   *   `approval_expired`, `no_access`
   */
  approve(approvalId: string, code: string): Promise<void>
  /** Says no, and why. Throws as {@link Approvals.sendCode}. */
  decline(ids: readonly string[], reason: string): Promise<void>
  /** Takes back what the user asked for. @throws {SixpenceError} `request_decided`, `no_access` */
  withdraw(ids: readonly string[]): Promise<void>
}

/** Binds the calls about requests to a bank. */
export function createApprovals(call: CallNamedMethod): Approvals {
  return {
    list: (filter = {}, signal) => call(approvalMethods.list, filter, { signal }),
    find: async (requestId, signal) =>
      (await call(approvalMethods.find, { requestId }, { signal })).request,
    async sendCode(ids) {
      const input = { transactionIds: [...ids], declined: false }
      const sent = await call(approvalMethods.decide, input)
      return { approvalId: sent.approvalTransactionId ?? '', sentTo: sent.approvalSentTo }
    },
    async approve(approvalTransactionId, code) {
      await call(approvalMethods.approve, { approvalTransactionId, code })
    },
    async decline(ids, reason) {
      const input = { transactionIds: [...ids], declined: true, reason }
      await call(approvalMethods.decide, input)
    },
    async withdraw(ids) {
      await call(approvalMethods.withdraw, { transactionIds: [...ids] })
    },
  }
}
