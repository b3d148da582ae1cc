import { type Permission, PERMISSIONS, type Permissions } from '@sixpence/protocol'

const EVERY = Object.values(PERMISSIONS).flat()

/** Every permission flag with its value: false until the access info has said otherwise. */
export function permissionsOf(
  granted: Readonly<Partial<Record<Permission, boolean | undefined>>> = {},
): Permissions {
  // Made of the names that a permission can have.
  return Object.fromEntries(EVERY.map(name => [name, granted[name] === true])) as Permissions
}
