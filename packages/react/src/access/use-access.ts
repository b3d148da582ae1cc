import { roleOf, showsBalance, type AccessInfo, type Role } from '@sixpence/core/access'
import type { Customer } from '@sixpence/core/customer'
import type { StartInfo } from '@sixpence/core/start'
import type { Loading } from '../attempts/index.ts'
import { useActing, useSixpence } from '../provider/index.ts'
import { useUserRights, useStartInfo, type UserRightsTask } from '../start/index.ts'

/** The user, the customer they act for, and their rights. */
export interface AccessTask extends UserRightsTask, Loading<StartInfo> {
  /** The signed-in user; undefined until loaded. */
  readonly customer: Customer | undefined
  /** Set for a business, and for everyone who acts for someone else. */
  readonly accessInfo: AccessInfo | undefined
  readonly role: Role | undefined
  /** True if the current customer is a business, the user's own or another. */
  readonly isBusiness: boolean
  /** True if the user may see the current customer's balances. */
  readonly seesBalances: boolean
  /** True if there are customers for whom the user may act. */
  readonly hasAccesses: boolean
  /** True if the user acts for someone else. */
  readonly isActing: boolean
  /** Stops acting for someone else. */
  readonly stop: () => void
}

/** Returns the user's rights, to show only what they may do. */
export function useAccess(): AccessTask {
  const { access } = useSixpence()
  const state = useStartInfo()
  const acting = useActing()
  const rights = useUserRights()
  const { customer, accessInfo, accesses = [] } = state.data ?? {}
  const seesBalances = accessInfo !== undefined && showsBalance(accessInfo)
  return {
    ...state,
    customer,
    accessInfo,
    ...rights,
    role:
      customer &&
      roleOf({
        customerType: customer.customerType,
        isAdmin: customer.isAdmin,
        isActing: acting.isOther,
        hasBalanceInfo: seesBalances,
      }).result,
    seesBalances,
    isBusiness: accessInfo !== undefined && accessInfo.customerType !== 'personal',
    hasAccesses: accesses.length > 0,
    isActing: acting.isOther,
    stop: () => access.stop(),
  }
}
