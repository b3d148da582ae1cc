import {
  type AccessRight,
  type Permission,
  PERMISSIONS,
  type Permissions,
} from '@sixpence/protocol'
import type { Decision } from '../rules/index.ts'
import { rightAllows } from './right-allows.ts'

const EVERY = Object.values(PERMISSIONS).flat()

/** Every permission flag with its value: false until the access info has said otherwise. */
export function permissionsOf(
  granted: Readonly<Partial<Record<Permission, boolean | undefined>>> = {},
): Permissions {
  // Made of the names that a permission can have.
  return Object.fromEntries(EVERY.map(name => [name, granted[name] === true])) as Permissions
}

/** Decides whether the session is that of a sub-account, which settles on another's accounts. */
export function isSubAccount({
  settlementAccount,
}: Pick<Permissions, 'settlementAccount'>): Decision<boolean> {
  return settlementAccount
    ? { result: true, rule: 'settlement account', because: 'The settlement flag is set.' }
    : { result: false, rule: 'own account', because: 'The settlement flag is not set.' }
}

/** Decides whether somebody may open accounts in more currencies. */
export function mayAddCurrency(
  right: AccessRight,
  permissions: Pick<Permissions, 'settlementAccount'>,
): Decision<boolean> {
  const { result, rule } = isSubAccount(permissions)
  if (!result) return rightAllows(right, 'full')
  return { result: false, rule, because: 'A sub-account has no accounts of its own.' }
}
