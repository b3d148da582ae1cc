import {
  type IpAccess,
  type LoginEntry,
  type LoginMode,
  securityCalls,
  securityMethods,
  type TransactionMode,
} from '@sixpence/protocol/security'
import type { InputOf } from '@sixpence/protocol'
import { clientOf, type ClientOf, type ReadOptions } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import type { PendingChange } from '../transport/index.ts'

/** The addresses from which the customer may sign in. */
export interface IpAccessList {
  readonly items: readonly IpAccess[]
  /** Whether signing in is bound to the list. */
  readonly isEnabled: boolean
  /** The address that the bank sees this device at. */
  readonly currentIp: string | undefined
}

/** One page of sign-ins. */
export interface LoginHistoryPage {
  readonly entries: readonly LoginEntry[]
  /** How many there are on all pages. */
  readonly total: number
}

/** What sign-ins can be narrowed down by; days as `YYYY-MM-DD`, counted in UTC. */
export type LoginHistoryFilter = InputOf<typeof securityMethods.loginHistory>

type ByHand =
  | 'changeTwoStep'
  | 'confirmTwoStep'
  | 'changePassword'
  | 'ipAccess'
  | 'setIpMode'
  | 'loginHistory'

/** How the customer is protected. Reached as `sixpence.security`. */
export interface Security extends ClientOf<typeof securityMethods, ByHand> {
  /**
   * Asks for another way of signing in. Nothing changes before `confirmTwoStep`.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last code, `step_up_needed`
   */
  changeLoginMode(input: { readonly mode: LoginMode }): Promise<PendingChange>
  /** Asks for another way of approving payments; as {@link Security.changeLoginMode}. */
  changeTransactionMode(input: { readonly typeMode: TransactionMode }): Promise<PendingChange>
  /**
   * Makes the change. Every other session of the customer ends.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`
   */
  confirmTwoStep(input: { readonly requestKey: string; readonly code: string }): Promise<void>
  /**
   * Asks for another password, of 10 to 128 characters. Nothing changes before `confirmPassword`.
   *
   * @throws {SixpenceError} `invalid_input` names `password`, `passwordNew` or `passwordNewRepeat`;
   *   `too_soon` within 60 seconds of the last code
   */
  changePassword(change: InputOf<typeof securityMethods.changePassword>): Promise<PendingChange>
  /** Lists the addresses, newest first, and tells whether signing in is bound to them. */
  ipAccess(input?: object, options?: ReadOptions): Promise<IpAccessList>
  /**
   * Binds signing in to the listed addresses, or no longer.
   *
   * @throws {SixpenceError} `invalid_input` when the present address is not on the list
   */
  setIpMode(input: { readonly isEnabled: boolean }): Promise<void>
  /** One page of 20 sign-ins, newest first; `pageNumber` starts at 1. */
  loginHistory(filter?: LoginHistoryFilter, options?: ReadOptions): Promise<LoginHistoryPage>
}

/** The calls about security. */
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
