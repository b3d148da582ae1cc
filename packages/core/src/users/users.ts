import type { AccessRight } from '@sixpence/protocol/access'
import { userCalls, userMethods } from '@sixpence/protocol/users'
import type { Permission } from '@sixpence/protocol/permissions'
import { clientOf, type ClientOf } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import type { PendingChange } from '../transport/index.ts'

/** A user's right and permissions for a business. */
export interface UserGrant {
  readonly right: AccessRight
  /** The flags that are set. */
  readonly permissions: readonly Permission[]
}

/**
 * The users of the business acted for, and how to add them. Available as `sixpence.users`. Needs
 * full access to the business.
 */
export interface Users extends ClientOf<typeof userMethods, 'add' | 'update'> {
  /**
   * Requests that someone may act for the business. Changes nothing before `confirm`. Never reveals
   * whether the bank knows the address.
   *
   * @throws {SixpenceError} `invalid_input` names `email`, `accessRights` or `permissions`;
   *   `too_soon` within 60 seconds of the last code
   */
  add(user: { readonly email: string } & UserGrant): Promise<PendingChange>
  /**
   * Changes a user's rights from their next call on. Removing rights takes effect immediately and
   * returns nothing; adding rights waits for `confirm`. Throws like {@link Users.add}.
   */
  update(user: { readonly userId: string } & UserGrant): Promise<PendingChange | undefined>
  /** Removes all of someone's rights to the business. */
  end(user: { readonly userId: string }): Promise<void>
}

/** Calls about the users of a business. */
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
