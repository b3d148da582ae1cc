import { mayAsStaff, type BusinessUser, type UserGrant, users } from '@sixpence/core/users'
import { useConfirmedChange, type ConfirmedChange } from '../../attempts/index.ts'
import { useSixpence } from '../../provider/index.ts'
import { loadStateOf, useRefresh, type LoadState } from '../../store/index.ts'
import { useAccess } from '../use-access.ts'
import { usersApi } from './users-api.ts'

/** The users of a business, the owner first, and the actions to change them. */
export interface UsersTask extends LoadState<readonly BusinessUser[]> {
  /** @deprecated Use `data`. */
  readonly users: UsersTask['data']
  /**
   * The state of the last change. Adding a user waits for a code; removing one takes effect at
   * once.
   */
  readonly change: ConfirmedChange
  /** Requests access for someone. Returns true when the code was sent. */
  readonly add: (email: string, grant: UserGrant) => Promise<boolean>
  /** Changes a user's rights. Returns true when it is done or the code was sent. */
  readonly update: (userId: string, grant: UserGrant) => Promise<boolean>
  /** Ends a user's access. Returns true when it is done. */
  readonly end: (userId: string) => Promise<boolean>
  /** True if the user may add others. */
  readonly mayAdd: boolean
  /** True if the user may change the rights of others. */
  readonly mayChange: boolean
  /** True if the user may end an access. */
  readonly mayEnd: boolean
  /**
   * True if the user may remove others from the list. Only administrators may, and it takes two of
   * them.
   */
  readonly mayRemove: boolean
  /** Removes a user from the list. Returns true when it is done. */
  readonly remove: (userId: string) => Promise<boolean>
}

/** Returns the users of the current business, without any UI. */
export function useUsers(): UsersTask {
  const client = useSixpence().use(users)
  const { customer, mayCall } = useAccess()
  const refresh = useRefresh()
  const query = usersApi.list.useRead()
  const readAgain = () => refresh(usersApi.update)
  const change = useConfirmedChange(async (requestId, code) => {
    await client.confirm({ requestKey: requestId, code })
    readAgain()
  })
  return {
    users: query.data,
    ...loadStateOf(query),
    change,
    add: (email, grant) => change.begin(() => client.add({ email, ...grant })),
    update: (userId, grant) =>
      change.begin(async () => {
        const pending = await client.update({ userId, ...grant })
        if (!pending) readAgain()
        return pending
      }),
    end: userId =>
      change.begin(async () => {
        await client.end({ userId })
        readAgain()
        return undefined
      }),
    mayAdd: mayCall(usersApi.add),
    mayChange: mayCall(usersApi.confirm),
    mayEnd: mayCall(usersApi.update),
    mayRemove:
      mayAsStaff('deleteRepresentative', { isAdmin: customer?.isAdmin === true }).result &&
      mayCall(usersApi.delete),
    remove: userId =>
      change.begin(async () => {
        await client.delete({ userId })
        readAgain()
        return undefined
      }),
  }
}
