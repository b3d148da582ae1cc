import type { AccessRight } from '@sixpence/protocol/access'
import { userCalls, userMethods } from '@sixpence/protocol/users'
import type { Permission } from '@sixpence/protocol'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import type { PendingChange } from '../transport/index.ts'

/** What someone may do for a business. */
export interface UserGrant {
  readonly right: AccessRight
  /** The flags that are set. */
  readonly permissions: readonly Permission[]
}

/**
 * The users who may act for the business that the user acts for, and how to add them. Available as
 * `sixpence.users`. Needs full access to the business.
 */
export interface Users extends ClientOf<typeof userMethods, 'add' | 'update'> {
  /**
   * Asks to let someone act for the business. Nothing changes before `confirm`. Never tells whether
   * the bank knows the address.
   *
   * @throws {SixpenceError} `invalid_input` names `email`, `accessRights` or `permissions`;
   *   `too_soon` within 60 seconds of the last code
   */
  add(user: { readonly email: string } & UserGrant): Promise<PendingChange>
  /**
   * Changes what a user may do, from their next call on. Removing rights takes effect immediately
   * and returns nothing; adding rights waits for `confirm`. Throws as {@link Users.add}.
   */
  update(user: { readonly userId: string } & UserGrant): Promise<PendingChange | undefined>
  /** Takes everything from someone that they may do for the business. */
  end(user: { readonly userId: string }): Promise<void>
}

/** The calls about the users of a business. */
export const users: Domain<Users, typeof userCalls> = {
  name: 'users',
  calls: userCalls,
  open(bank) {
    const client = clientOf(bank, userMethods)
    return {
      ...client,
      async add({ email, ...grant }) {
        const { requestKey, sentTo } = await client.add({ email, ...inputOf(grant) })
        return { requestKey, sentTo }
      },
      async update({ userId, ...grant }) {
        const { isDone, requestKey, sentTo } = await client.update({ userId, ...inputOf(grant) })
        return isDone ? undefined : { requestKey, sentTo }
      },
      async end({ userId }) {
        await client.update({ userId, ...inputOf({ right: 'none', permissions: [] }) })
      },
    }
  },
}

const inputOf = ({ right, permissions }: UserGrant) => ({
  accessRights: right,
  permissions: Object.fromEntries(permissions.map(name => [name, true])),
})
