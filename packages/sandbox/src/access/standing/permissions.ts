import { type Permission, PERMISSIONS, type Permissions } from '@sixpence/protocol'

const EVERY = Object.values(PERMISSIONS).flat()

/** What the owner of a business may do, and a person: it is no sub-account of another. */
export const OWNERS_PERMISSIONS: readonly Permission[] = EVERY.filter(
  name => name !== 'settlementAccount',
)

/** Every flag with its value, as the wire has it. */
export function permissionsOf(granted: readonly Permission[]): Permissions {
  // Made of the names that a permission can have.
  return Object.fromEntries(EVERY.map(name => [name, granted.includes(name)])) as Permissions
}
