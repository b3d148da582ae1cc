import type { Customer } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { hashPassword } from '../credentials/index.ts'

/** A customer who can sign in. */
export interface NewPerson {
  readonly customerId: string
  readonly userId: string
  readonly kind: 'personal' | 'business'
  readonly firstName: string
  readonly lastName: string
  readonly businessName?: string | undefined
  /** Lower case; the sign-in name too. */
  readonly email: string
  readonly password: string
  readonly signIn: 'simple' | 'otp'
  readonly approval: Customer['transactionApproveMode']
  /** What the second door says of them. */
  readonly about: string
  readonly residenceCountry?: string | undefined
  readonly birthDay?: string | undefined
  readonly createdAt: Date
}

/** Makes a customer with a sign-in and no account. */
export async function createPerson(
  { sql }: Pick<Context, 'sql'>,
  person: NewPerson,
): Promise<void> {
  const { customerId, email } = person
  const password = await hashPassword(person.password)
  await sql`
    insert into customer (id, user_id, kind, first_name, last_name, business_name, email,
      approval_mode, login_mode, residence_country, birth_day, about, passphrase, created_at)
    values (${customerId}, ${person.userId}, ${kindId(person.kind)}, ${person.firstName},
      ${person.lastName}, ${person.businessName}, ${email}, ${person.approval},
      ${person.signIn === 'simple' ? 'no' : 'otp'}, ${person.residenceCountry},
      ${person.birthDay}, ${person.about}, ${person.password}, ${person.createdAt})`
  await sql`
    insert into login (customer_id, username, password_hash, password_salt, password_iterations)
    values (${customerId}, ${email}, ${password.hash}, ${password.salt}, ${password.iterations})`
}

const kindId = (kind: NewPerson['kind']) => (kind === 'business' ? 2 : 0)
