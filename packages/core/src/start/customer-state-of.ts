import type { AccessInfo } from '@sixpence/protocol/access'
import type { Customer } from '@sixpence/protocol/customer'
import type { GrantedPermissions } from '@sixpence/protocol/permissions'
import type { ActingState } from '../access/index.ts'
import type { StartInfo } from './start.ts'

/** The signed-in user and the customer they act for. Unknown fields are absent. */
export interface CustomerState
  extends
    Partial<Pick<Customer, 'customerType' | 'firstName' | 'lastName' | 'isAdmin'>>,
    Pick<Customer, 'strictMode' | 'isConverted' | 'representativeId'>,
    Partial<Pick<AccessInfo, 'accessRights' | 'accessList'>> {
  /** True if they settle on somebody else's account. */
  readonly isSubAccount?: boolean
  readonly permissions?: GrantedPermissions
  /** Their first position in the business. */
  readonly representativePositionId?: number
  readonly twoStepVerificationMode?: Customer['login2faMode']
  /** The customer they act for; absent if it is themselves. */
  readonly fromCustomerId?: string
}

/** Combines the bank's answers about the user with the customer they chose to act for. */
export const customerStateOf = (
  info: Pick<StartInfo, 'customer' | 'accessInfo'> | undefined,
  { customerId, isOther }: Pick<ActingState, 'customerId' | 'isOther'>,
): CustomerState =>
  withoutGaps({
    ...(info?.customer && ofCustomer(info.customer)),
    ...(info?.accessInfo && ofAccess(info.accessInfo)),
    fromCustomerId: isOther ? customerId : undefined,
  })

const ofCustomer = (customer: Customer) => ({
  customerType: customer.customerType,
  firstName: customer.firstName,
  lastName: customer.lastName,
  isAdmin: customer.isAdmin,
  strictMode: customer.strictMode,
  isConverted: customer.isConverted,
  representativeId: customer.representativeId,
  twoStepVerificationMode: customer.login2faMode,
})

const ofAccess = (access: AccessInfo) => ({
  accessRights: access.accessRights,
  accessList: access.accessList,
  permissions: access.permissions,
  isSubAccount: access.permissions.settlementAccount === true,
  representativePositionId: access.businessRepresentativePositionIds[0],
})

const withoutGaps = (state: object): CustomerState =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined))
