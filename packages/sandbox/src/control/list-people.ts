import type { AuthFlowName } from '@sixpence/protocol'
import type { Sql } from '../db/index.ts'

/** A person as the control API shows them. */
export interface Person {
  readonly email: string
  readonly password: string
  readonly name: string
  readonly kind: 'personal' | 'business'
  readonly signIn: AuthFlowName
  readonly approval: string
  readonly about: string
  readonly customerId: string
}

interface PersonRow {
  email: string
  password: string
  firstName: string
  lastName: string
  kind: number
  signIn: AuthFlowName
  approval: string
  about: string
  customerId: string
}

/** Lists everybody, in order of arrival. */
export async function listPeople(sql: Sql): Promise<Person[]> {
  const rows = await sql<PersonRow & Record<string, unknown>>`
    select email, passphrase as password, first_name as "firstName", last_name as "lastName", kind,
      case login_mode when 'no' then 'simple' else login_mode end as "signIn", approval_mode as approval, about, id as "customerId"
    from customer order by position`
  return rows.map(toPerson)
}

/** Finds one person of the bank. */
export async function personOf(sql: Sql, customerId: string): Promise<Person> {
  const [row] = await sql<PersonRow & Record<string, unknown>>`
    select email, passphrase as password, first_name as "firstName", last_name as "lastName", kind,
      case login_mode when 'no' then 'simple' else login_mode end as "signIn", approval_mode as approval, about, id as "customerId"
    from customer where id = ${customerId}`
  if (!row) throw new Error(`no customer ${customerId}`)
  return toPerson(row)
}

function toPerson({ firstName, lastName, kind, ...rest }: PersonRow): Person {
  return {
    ...rest,
    name: `${firstName} ${lastName}`.trim(),
    kind: kind === 0 ? 'personal' : 'business',
  }
}
