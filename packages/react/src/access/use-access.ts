import { roleOf, type AccessInfo, type Customer, type Role } from '@sixpence/core'
import { useSyncExternalStore } from 'react'
import { useSixpence, type Failure } from '../provider/index.ts'
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
  const acting = useSyncExternalStore(access.subscribe, access.getSnapshot, access.getSnapshot)
  const standing = useUserRights()
  const { customer, accessInfo, accesses = [] } = info ?? {}
  return {
    customer,
    accessInfo,
    ...standing,
    role: customer && roleOfUser(customer, accessInfo, acting.isOther),
    isBusiness: accessInfo !== undefined && accessInfo.customerType !== 'personal',
    hasAccesses: accesses.length > 0,
    isActing: acting.isOther,
    failure,
    retry,
    stop: () => access.stop(),
  }
}

function roleOfUser(
  { customerType, isAdmin }: Customer,
  accessInfo: AccessInfo | undefined,
  isActing: boolean,
): Role {
  const entry = accessInfo?.accessList.find(({ customerId }) => customerId === accessInfo.id)
  const hasBalanceInfo = entry?.balanceInfo !== undefined
  return roleOf({ customerType, isAdmin, isActing, hasBalanceInfo }).result
}
