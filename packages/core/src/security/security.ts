import {
  type IpAccess,
  type LoginEntry,
  type LoginMode,
  securityCalls,
  securityMethods,
  type TransactionMode,
} from '@sixpence/protocol/security'
import type { InputOf } from '@sixpence/protocol/method'
import { clientOf, type ClientOf, type ReadOptions } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import type { PendingChange } from '../transport/index.ts'

/** The addresses the customer may sign in from. */
export interface IpAccessList {
  readonly items: readonly IpAccess[]
  /** True if signing in is restricted to the list. */
  readonly isEnabled: boolean
  /** This device's address, as seen by the bank. */
  readonly currentIp: string | undefined
}

/** One page of sign-ins. */
export interface LoginHistoryPage {
  readonly entries: readonly LoginEntry[]
  /** The number on all pages. */
  readonly total: number
}

/** Filters for sign-ins; days as `YYYY-MM-DD`, in UTC. */
export type LoginHistoryFilter = InputOf<typeof securityMethods.loginHistory>

type ByHand =
  | 'changeTwoStep'
  | 'confirmTwoStep'
  | 'changePassword'
  | 'ipAccess'
  | 'setIpMode'
  | 'loginHistory'

/** The customer's security settings. Available as `sixpence.security`. */
export interface Security extends ClientOf<typeof securityMethods, ByHand> {
  /**
   * Requests another way of signing in. Changes nothing before `confirmTwoStep`.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last code, `step_up_needed`
   */
  changeLoginMode(input: { readonly mode: LoginMode }): Promise<PendingChange>
  /** Requests another way of approving payments; like {@link Security.changeLoginMode}. */
  changeTransactionMode(input: { readonly typeMode: TransactionMode }): Promise<PendingChange>
  /**
   * Makes the change and ends all other sessions of the customer.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`
   */
  confirmTwoStep(input: { readonly requestKey: string; readonly code: string }): Promise<void>
  /**
   * Requests a new password of 10 to 128 characters. Changes nothing before `confirmPassword`.
   *
   * @throws {SixpenceError} `invalid_input` names `password`, `passwordNew` or `passwordNewRepeat`;
   *   `too_soon` within 60 seconds of the last code
   */
  changePassword(change: InputOf<typeof securityMethods.changePassword>): Promise<PendingChange>
  /** Lists the addresses, newest first, and returns whether signing in is restricted to them. */
  ipAccess(input?: object, options?: ReadOptions): Promise<IpAccessList>
  /**
   * Restricts signing in to the listed addresses, or lifts the restriction.
   *
   * @throws {SixpenceError} `invalid_input` if the current address is not on the list
   */
  setIpMode(input: { readonly isEnabled: boolean }): Promise<void>
  /** Lists one page of 20 sign-ins, newest first; `pageNumber` starts at 1. */
  loginHistory(filter?: LoginHistoryFilter, options?: ReadOptions): Promise<LoginHistoryPage>
}

/** Calls about security. */
export const security: Domain<Security, typeof securityCalls> = {
  name: 'security',
  calls: securityCalls,
  open(bank) {
    const { changeTwoStep, confirmTwoStep, ...client } = clientOf(bank, securityMethods)
    const change = async (input: Parameters<typeof changeTwoStep>[0]): Promise<PendingChange> => {
      const { requestId, sentTo } = await changeTwoStep(input)
      return { requestKey: requestId, sentTo }
    }
    return {
      ...client,
      changeLoginMode: change,
      changeTransactionMode: change,
      async confirmTwoStep({ requestKey: requestId, code }) {
        await confirmTwoStep({ requestId, code })
      },
      async changePassword(input) {
        const { requestKey, sentTo } = await client.changePassword(input)
        return { requestKey, sentTo }
      },
      async ipAccess(_input, options) {
        const { items, enable, currentIp } = await client.ipAccess({}, options)
        return { items, isEnabled: enable, currentIp }
      },
      setIpMode: ({ isEnabled }) => client.setIpMode({ enable: isEnabled }),
      async loginHistory(filter = {}, options) {
        const input = { pageNumber: 1, pageSize: 20, ...filter }
        const { items, total } = await client.loginHistory(input, options)
        return { entries: items, total }
      },
    }
  },
}
