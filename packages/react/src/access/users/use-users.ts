import { CALL_MARKS, mayAsStaff, type BusinessUser, type UserGrant } from '@sixpence/core'
import { useConfirmedChange, type ConfirmedChange } from '../../attempts/index.ts'
import { useSixpence } from '../../provider/index.ts'
import { loadStateOf, useRefresh, type LoadState } from '../../store/index.ts'
import { useAccess } from '../use-access.ts'
import { usersApi } from './users-api.ts'

/** Who may act for the business, and the ways to change it. */
export interface UsersTask extends LoadState {
  /** The owner first. Undefined until the bank has answered. */
  readonly users: readonly BusinessUser[] | undefined
  /** The state of the last change: adding waits for a code, removing is done. */
  readonly change: ConfirmedChange
  /** Asks to let someone act; true when the code has gone out. */
  readonly add: (email: string, grant: UserGrant) => Promise<boolean>
  /** Changes what someone may do; true when it is done, or the code has gone out. */
  readonly update: (userId: string, grant: UserGrant) => Promise<boolean>
  /** Takes everything from someone that they may do; true when it is done. */
  readonly end: (userId: string) => Promise<boolean>
  /** Whether the user may let others act. */
  readonly mayAdd: boolean
  /** Whether the user may change what others may do. */
  readonly mayChange: boolean
  /** Whether the user may end an access. */
  readonly mayEnd: boolean
  /**
   * Whether the user may remove others from the list: only administrators may, and it takes two of
   * them.
   */
  readonly mayRemove: boolean
  /** Takes someone off the list; true when it is done. */
  readonly remove: (userId: string) => Promise<boolean>
}

/** The users of the business acted for, without a look. */
export function useUsers(): UsersTask {
  const { users } = useSixpence()
  const { customer, mayCall } = useAccess()
  const refresh = useRefresh()
  const query = usersApi.list.useRead()
  const readAgain = () => refresh(usersApi.update)
  const change = useConfirmedChange(async (requestId, code) => {
    await users.confirm({ requestKey: requestId, code })
    readAgain()
  })
  return {
    users: query.data,
    ...loadStateOf(query),
    change,
    add: (email, grant) => change.begin(() => users.add({ email, ...grant })),
    update: (userId, grant) =>
      change.begin(async () => {
        const pending = await users.update({ userId, ...grant })
        if (!pending) readAgain()
        return pending
      }),
    end: userId =>
      change.begin(async () => {
        await users.end({ userId })
        readAgain()
        return undefined
      }),
    mayAdd: mayCall(CALL_MARKS.addUser),
    mayChange: mayCall(CALL_MARKS.changeUser),
    mayEnd: mayCall(CALL_MARKS.endAccess),
    mayRemove:
      mayAsStaff('deleteRepresentative', { isAdmin: customer?.isAdmin === true }).result &&
      mayCall(CALL_MARKS.removeUser),
    remove: userId =>
      change.begin(async () => {
        await users.delete({ userId })
        readAgain()
        return undefined
      }),
  }
}
