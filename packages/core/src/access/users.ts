import {
  type AccessRight,
  type BusinessUser,
  type Permission,
  userMethods,
} from '@sixpence/protocol'
import type { CallNamedMethod, PendingChange } from '../transport/index.ts'

/** What somebody may do for a business. */
export interface UserGrant {
  readonly right: AccessRight
  /** The flags that are set. */
  readonly permissions: readonly Permission[]
}

/**
 * Who may act for the business that the user acts for, and who lets them. Reached as
 * `sixpence.users`. Needs full access to it.
 */
export interface Users {
  /** Its owner first, then the others by when they were let. */
  list(signal?: AbortSignal): Promise<readonly BusinessUser[]>
  /**
   * Asks to let somebody act for the business. Nothing changes before `confirm`. Never tells
   * whether the bank knows the address.
   *
   * @throws {SixpenceError} `invalid_input` names `email`, `accessRights` or `permissions`;
   *   `too_soon` within 60 seconds of the last code
   */
  add(email: string, grant: UserGrant): Promise<PendingChange>
  /**
   * Changes what somebody may do from their next call on. What takes away is done at once, and
   * nothing is answered; what adds waits for `confirm`. Throws as {@link Users.add}.
   */
  update(userId: string, grant: UserGrant): Promise<PendingChange | undefined>
  /** Takes everything from somebody that they may do for the business. */
  end(userId: string): Promise<void>
  /**
   * Makes the change that a code was sent for.
   *
   * @throws {SixpenceError} `wrong_code`, `expired_code`, `too_many_attempts`; `invalid_input` when
   *   it can no longer be made
   */
  confirm(requestId: string, code: string): Promise<void>
  /**
   * Takes somebody off the list without a trace of them.
   *
   * @throws {SixpenceError} `no_access` for everybody who is no administrator
   */
  delete(userId: string): Promise<void>
}

/** Binds the users of a business to a bank. */
export function createUsers(call: CallNamedMethod): Users {
  const update = (userId: string, grant: UserGrant) =>
    call(userMethods.update, { userId, ...inputOf(grant) })
  return {
    list: async signal => (await call(userMethods.list, {}, { signal })).items,
    async add(email, grant) {
      const { requestKey, sentTo } = await call(userMethods.add, { email, ...inputOf(grant) })
      return { requestId: requestKey, sentTo }
    },
    async update(userId, grant) {
      const { isDone, requestKey, sentTo } = await update(userId, grant)
      return isDone ? undefined : { requestId: requestKey, sentTo }
    },
    async end(userId) {
      await update(userId, { right: 'none', permissions: [] })
    },
    async confirm(requestKey, code) {
      await call(userMethods.confirm, { requestKey, code })
    },
    async delete(userId) {
      await call(userMethods.delete, { userId })
    },
  }
}

const inputOf = ({ right, permissions }: UserGrant) => ({
  accessRights: right,
  permissions: Object.fromEntries(permissions.map(name => [name, true])),
})
