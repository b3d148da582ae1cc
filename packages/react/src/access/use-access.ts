import { roleOf, showsBalance, type AccessInfo, type Customer, type Role } from '@sixpence/core'
import { useActing, useSixpence, type Failure } from '../provider/index.ts'
import { useUserRights, useStartInfo, type UserRightsTask } from '../start/index.ts'

/** Who acts for whom, and what they may. */
export interface AccessTask extends UserRightsTask {
  /** Who is signed in; undefined until the bank has said so. */
  readonly customer: Customer | undefined
  /** Of a business, and of everyone who acts for someone. */
  readonly accessInfo: AccessInfo | undefined
  readonly role: Role | undefined
  /** Whom the user acts for is a business, their own or another's. */
  readonly isBusiness: boolean
  /** The user sees the balances of whom they act for. */
  readonly seesBalances: boolean
  /** There are customers for whom the user may act. */
  readonly hasAccesses: boolean
  /** The user acts for someone else. */
  readonly isActing: boolean
  readonly failure: Failure | undefined
  readonly retry: () => void
  /** Acts for no one but the user. */
  readonly stop: () => void
}

/** Everything a screen needs to show only what the user may do. */
export function useAccess(): AccessTask {
  const { access } = useSixpence()
  const { info, failure, retry } = useStartInfo()
  const acting = useActing()
  const standing = useUserRights()
  const { customer, accessInfo, accesses = [] } = info ?? {}
  const seesBalances = accessInfo !== undefined && showsBalance(accessInfo)
  return {
    customer,
    accessInfo,
    ...standing,
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
    failure,
    retry,
    stop: () => access.stop(),
  }
}
