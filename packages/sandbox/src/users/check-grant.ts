import {
  type AccessRight,
  hasRight,
  type Permission,
  PERMISSIONS,
  RIGHT_ALLOWS,
} from '@sixpence/protocol'
import type { CallerContext } from '../context.ts'
import { type Refusal, refuse } from '../http/index.ts'
import { refusalText } from '../language/index.ts'
import { grantablePermissions, type Business } from './business.ts'
import type { HeldUser } from './business-user.ts'

/** A user's right and permissions for a business. */
export interface Granted {
  readonly right: AccessRight
  readonly permissions: readonly Permission[]
}

/** Returns the flags that are set, by their names. */
export function grantedBy(input: {
  accessRights: AccessRight
  permissions: Readonly<Partial<Record<Permission, boolean | undefined>>>
}): Granted {
  const permissions = Object.values(PERMISSIONS)
    .flat()
    .filter(name => input.permissions[name] === true)
  return { right: input.accessRights, permissions }
}

/** Checks if a grant allows anything that the user may not do now. */
export const addsTo = (now: Granted, then: Granted): boolean =>
  RIGHT_ALLOWS[then.right].some(action => !hasRight(now.right, action)) ||
  then.permissions.some(name => !now.permissions.includes(name))

/** Returns why the caller may not grant it; undefined if they may. */
export async function checkGrant(
  { right, permissions }: Granted,
  present: Pick<Granted, 'permissions'>,
  context: Pick<CallerContext, 'sql' | 'caller'>,
): Promise<Refusal | undefined> {
  // The right of authorised users, whom the bank makes.
  if (right === 'upload')
    return refuse.invalid('accessRights', 'This right is not given by a business.')
  const grantable = await grantablePermissions(context)
  const isGrantable = permissions.every(
    name => grantable.includes(name) || present.permissions.includes(name),
  )
  if (isGrantable) return undefined
  return refuse.invalid('permissions', 'Nobody gives a permission that they do not have.')
}

/** Returns why the person with this address can't be added; undefined if they can. */
export async function checkGrantee(
  email: string,
  business: Business,
  { sql, caller, locale }: Pick<CallerContext, 'sql' | 'caller' | 'locale'>,
): Promise<Refusal | undefined> {
  if (email === caller.email) return refuse.invalid('email', refusalText(locale, 'ownEmail'))
  const [known] = await sql`
    select access_right from customer_access access join customer on customer.id = access.user_id
    where email = ${email} and access.customer_id = ${business.id} and access_right > 0`
  if (!known && email !== business.email) return undefined
  return refuse.invalid('email', refusalText(locale, 'personKnown'))
}

/** Returns why the caller may not change a user; undefined if they may. */
export function checkUser(
  { customerId }: Pick<HeldUser, 'customerId'>,
  { caller }: Pick<CallerContext, 'caller'>,
): Refusal | undefined {
  if (customerId !== caller.ownCustomerId) return undefined
  return refuse.invalid('userId', 'Nobody changes their own access.')
}
