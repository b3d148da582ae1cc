import type { AccessRight } from '@sixpence/protocol/access'
import { type Permission, PERMISSIONS, type Permissions } from '@sixpence/protocol'
import type { Decision } from '../rules/index.ts'
import { rightAllows } from './right-allows.ts'

type OwnerFlag = Pick<Permissions, 'settlementAccount'>

const EVERY = Object.values(PERMISSIONS).flat()

/** Every permission flag with its value: false until the access info has said otherwise. */
export function permissionsOf(
  granted: Readonly<Partial<Record<Permission, boolean | undefined>>> = {},
): Permissions {
  // Made of the names that a permission can have.
  return Object.fromEntries(EVERY.map(name => [name, granted[name] === true])) as Permissions
}

/** Decides whether the session is that of a sub-account, which settles on another's accounts. */
export function isSubAccount({ settlementAccount }: OwnerFlag): Decision<boolean> {
  return settlementAccount
    ? { result: true, rule: 'settlement account', because: 'The settlement flag is set.' }
    : { result: false, rule: 'own account', because: 'The settlement flag is not set.' }
}

/** Decides whether somebody may open accounts in more currencies. */
export const mayAddCurrency = (right: AccessRight, permissions: OwnerFlag): Decision<boolean> =>
  forOwner(right, permissions, 'A sub-account has no accounts of its own.')

/** Decides whether somebody may apply for cards, and order others in their place. */
export const mayOrderCard = (right: AccessRight, permissions: OwnerFlag): Decision<boolean> =>
  forOwner(right, permissions, 'A sub-account has no cards of its own.')

function forOwner(right: AccessRight, permissions: OwnerFlag, because: string): Decision<boolean> {
  const { result, rule } = isSubAccount(permissions)
  return result ? { result: false, rule, because } : rightAllows(right, 'full')
}
