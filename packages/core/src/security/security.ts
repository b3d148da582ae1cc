import {
  type BlacklistUser,
  type InputOf,
  type IpAccess,
  type LoginEntry,
  type LoginMode,
  securityMethods,
  type TransactionMode,
  type TwoStepModes,
} from '@sixpence/protocol'
import type { CallAsCustomer } from '../http/index.ts'
import type { CallNamedMethod, PendingChange } from '../transport/index.ts'

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

/** How the customer is protected. Reached as `sixpence.security`. */
export interface Security {
  /** How the customer signs in and approves payments, and what could be chosen. */
  twoStepModes(signal?: AbortSignal): Promise<TwoStepModes>
  /**
   * Asks for another way of signing in. Nothing changes before `confirmTwoStep`.
   *
   * @throws {SixpenceError} `too_soon` within 60 seconds of the last code, `step_up_needed`
   */
  changeLoginMode(mode: LoginMode): Promise<PendingChange>
  /** Asks for another way of approving payments; as {@link Security.changeLoginMode}. */
  changeTransactionMode(mode: TransactionMode): Promise<PendingChange>
  /**
   * Makes the change. Every other session of the customer ends.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`
   */
  confirmTwoStep(requestId: string, code: string): Promise<void>
  /**
   * Asks for another password, of 10 to 128 characters. Nothing changes before `confirmPassword`.
   *
   * @throws {SixpenceError} `invalid_input` names `password`, `passwordNew` or `passwordNewRepeat`;
   *   `too_soon` within 60 seconds of the last code
   */
  changePassword(change: InputOf<typeof securityMethods.changePassword>): Promise<PendingChange>
  /** Makes the change. Throws, and ends sessions, as {@link Security.confirmTwoStep}. */
  confirmPassword(requestId: string, code: string): Promise<void>
  ipAccess(signal?: AbortSignal): Promise<IpAccessList>
  /**
   * Adds one address, or a range of one family (a /16 or /64 at most).
   *
   * @throws {SixpenceError} `invalid_input` names `ip` or `toIp`
   */
  addIp(range: InputOf<typeof securityMethods.addIp>): Promise<void>
  /** @throws {SixpenceError} `invalid_input` when it would lock the customer out */
  deleteIp(id: string): Promise<void>
  /**
   * Binds signing in to the listed addresses, or no longer.
   *
   * @throws {SixpenceError} `invalid_input` when the present address is not on the list
   */
  setIpMode(isEnabled: boolean): Promise<void>
  /** The people whom the customer keeps away, newest first. */
  blacklist(signal?: AbortSignal): Promise<readonly BlacklistUser[]>
  /** @throws {SixpenceError} `invalid_input` names `email`; never tells whether the bank knows it */
  addToBlacklist(user: BlacklistUser): Promise<void>
  deleteFromBlacklist(email: string): Promise<void>
  /** One page of 20 sign-ins, newest first; `pageNumber` starts at 1. */
  loginHistory(filter?: LoginHistoryFilter, signal?: AbortSignal): Promise<LoginHistoryPage>
}

interface SecurityOptions {
  readonly call: CallNamedMethod
  readonly callAsCustomer: CallAsCustomer
}

/** Binds the calls about protection to a bank and a session. */
export function createSecurity({ call, callAsCustomer }: SecurityOptions): Security {
  const change = (body: object) =>
    callAsCustomer({ path: securityMethods.changeTwoStep.path, body, read: readChange })
  return {
    twoStepModes: signal => call(securityMethods.twoStepModes, {}, { signal }),
    changeLoginMode: mode => change({ mode }),
    changeTransactionMode: typeMode => change({ typeMode }),
    async confirmTwoStep(requestId, code) {
      const path = securityMethods.confirmTwoStep.path
        .replace('{requestId}', encodeURIComponent(requestId))
        .replace('{code}', encodeURIComponent(code))
      await callAsCustomer({ path, body: {}, read: () => true })
    },
    async changePassword(input) {
      const { requestKey, sentTo } = await call(securityMethods.changePassword, input)
      return { requestId: requestKey, sentTo }
    },
    async confirmPassword(requestKey, code) {
      await call(securityMethods.confirmPassword, { requestKey, code })
    },
    ...createLists(call),
  }
}

type Lists = Omit<
  Security,
  | 'twoStepModes'
  | 'changeLoginMode'
  | 'changeTransactionMode'
  | 'confirmTwoStep'
  | 'changePassword'
  | 'confirmPassword'
>

function createLists(call: CallNamedMethod): Lists {
  return {
    async ipAccess(signal) {
      const { items, enable, currentIp } = await call(securityMethods.ipAccess, {}, { signal })
      return { items, isEnabled: enable, currentIp }
    },
    async addIp(range) {
      await call(securityMethods.addIp, range)
    },
    async deleteIp(id) {
      await call(securityMethods.deleteIp, { id })
    },
    async setIpMode(enable) {
      await call(securityMethods.setIpMode, { enable })
    },
    blacklist: async signal => (await call(securityMethods.blacklist, {}, { signal })).items,
    async addToBlacklist(user) {
      await call(securityMethods.addToBlacklist, user)
    },
    async deleteFromBlacklist(email) {
      await call(securityMethods.deleteFromBlacklist, { email })
    },
    async loginHistory(filter = {}, signal) {
      const question = { pageNumber: 1, pageSize: 20, ...filter }
      const { items, total } = await call(securityMethods.loginHistory, question, { signal })
      return { entries: items, total }
    },
  }
}

function readChange(body: unknown): PendingChange | undefined {
  const read = securityMethods.changeTwoStep.output.safeParse(body)
  return read.success ? { requestId: read.data.requestId, sentTo: read.data.sentTo } : undefined
}
