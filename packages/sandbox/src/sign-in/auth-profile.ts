import type { AuthProfile } from '@sixpence/protocol'
import type { SignInContext } from '../credentials/index.ts'

/** Returns the token service's data about a user. */
export async function authProfile(
  customerId: string,
  { sql }: Pick<SignInContext, 'sql'>,
): Promise<AuthProfile> {
  const [profile] = await sql<AuthProfile & Record<string, unknown>>`
    select case when login_mode in ('push', 'verifyDevice') then 'push' else 'none' end as scp,
      case when is_admin then 4 when acts_for_others then 3 when kind <> 0 then 2 else 1 end as type
    from customer where id = ${customerId}`
  if (!profile) throw new Error(`no customer ${customerId}`)
  return profile
}
