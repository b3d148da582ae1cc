import { type Permission, PERMISSIONS, type Permissions } from '@sixpence/protocol'

const EVERY = Object.values(PERMISSIONS).flat()

/** The permissions of a person, and of the owner of a business: neither is a sub-account. */
export const OWNERS_PERMISSIONS: readonly Permission[] = EVERY.filter(
  name => name !== 'settlementAccount',
)

/** Returns every flag with its value, as on the wire. */
export function permissionsOf(granted: readonly Permission[]): Permissions {
  // Made from the names that a permission can have.
  return Object.fromEntries(EVERY.map(name => [name, granted.includes(name)])) as Permissions
}
