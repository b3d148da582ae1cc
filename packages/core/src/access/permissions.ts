import { type Permission, PERMISSIONS, type Permissions } from '@sixpence/protocol/permissions'

const EVERY = Object.values(PERMISSIONS).flat()

/** Returns every permission flag with its value: false until the access info is known. */
export function permissionsOf(
  granted: Readonly<Partial<Record<Permission, boolean | undefined>>> = {},
): Permissions {
  // Its keys are all permission names.
  return Object.fromEntries(EVERY.map(name => [name, granted[name] === true])) as Permissions
}
