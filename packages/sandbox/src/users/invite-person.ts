import type { ActivationAction } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { noPassword } from '../credentials/index.ts'

/** The owner of an address. */
interface Person {
  readonly customerId: string
  readonly isActive: boolean
  /** The purpose of their link while they aren't active. */
  readonly action: ActivationAction
}

/** Finds the person with an address, or creates one who waits for an activation link. */
export async function invitePerson(
  email: string,
  context: Pick<Context, 'sql' | 'clock' | 'newId'>,
): Promise<Person> {
  await makePerson(email, context)
  const [person] = await context.sql<Person & Record<string, unknown>>`
    select id as "customerId", is_active as "isActive",
      coalesce(action, 'activationEmployee') as action
    from customer left join activation on activation.customer_id = customer.id
    where email = ${email}`
  if (!person) throw new Error('somebody who was just made is not there')
  return person
}

/** Makes a person. If two businesses invite the same one at once, the second call creates nothing. */
async function makePerson(
  email: string,
  { sql, clock, newId }: Pick<Context, 'sql' | 'clock' | 'newId'>,
): Promise<void> {
  // The address serves as the name until they enter one.
  const [made] = await sql<{ id: string }>`
    insert into customer (id, user_id, kind, first_name, last_name, email, created_at,
      acts_for_others, is_active)
    values (${newId()}, ${newId()}, 2, ${email}, '', ${email}, ${clock.now()}, true, false)
    on conflict (email) do nothing returning id`
  if (!made) return
  const { hash, salt, iterations } = noPassword()
  await sql`
    insert into login (customer_id, username, password_hash, password_salt, password_iterations)
    values (${made.id}, ${email}, ${hash}, ${salt}, ${iterations})`
}
