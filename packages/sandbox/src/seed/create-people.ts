import type { Context } from '../context.ts'
import { hashPassword, type PasswordRecord } from '../credentials/index.ts'
import type { Sql } from '../db/index.ts'
import { addKnownFacts } from './known-facts.ts'
import type { NewPerson } from './new-person.ts'

/** Makes verified customers with a sign-in and no account, in the given order. */
export async function createPeople(
  { sql }: Pick<Context, 'sql'>,
  people: readonly NewPerson[],
): Promise<void> {
  // Hashing is slow on purpose: run in parallel, it uses every core.
  const hashed = await Promise.all(
    people.map(async person => ({ person, password: await hashPassword(person.password) })),
  )
  for (const { person, password } of hashed) await insertPerson(sql, person, password)
  await addKnownFacts(sql, people)
}

async function insertPerson(sql: Sql, person: NewPerson, password: PasswordRecord): Promise<void> {
  const { customerId, email } = person
  await sql`
    insert into customer (id, user_id, kind, first_name, last_name, business_name, email,
      approval_mode, login_mode, residence_country, birth_day, about, passphrase, created_at,
      migrate_by)
    values (${customerId}, ${person.userId}, ${kindId(person.kind)}, ${person.firstName},
      ${person.lastName}, ${person.businessName}, ${email}, ${person.approval},
      ${person.signIn === 'simple' ? 'no' : person.signIn}, ${person.residenceCountry},
      ${person.birthDay}, ${person.about}, ${person.password}, ${person.createdAt},
      ${person.migrateBy})`
  await sql`
    insert into login
      (customer_id, username, phone_number, password_hash, password_salt, password_iterations)
    values (${customerId}, ${email}, ${person.phoneNumber}, ${password.hash}, ${password.salt},
      ${password.iterations})`
}

const kindId = (kind: NewPerson['kind']) => (kind === 'business' ? 2 : 0)
