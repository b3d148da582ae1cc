import type { DocumentStatus } from '@sixpence/protocol'
import { sha256 } from '../credentials/index.ts'
import type { Sql } from '../db/index.ts'

/** A representative without a sign-in. */
export interface Invitation {
  readonly secret: string
  readonly customerId: string
  readonly firstName: string
  readonly lastName: string
  readonly taxStatus: DocumentStatus
}

/** Lets a secret identify a representative. */
export async function inviteRepresentative(sql: Sql, invitation: Invitation): Promise<void> {
  const { secret, customerId, firstName, lastName, taxStatus } = invitation
  await sql`
    insert into invited_representative (secret_hash, customer_id, first_name, last_name, tax_status)
    values (${await sha256(secret)}, ${customerId}, ${firstName}, ${lastName}, ${taxStatus})`
}

/** True if this secret identifies a representative without a sign-in. */
export async function isInvited(secret: string, sql: Sql): Promise<boolean> {
  const [known] = await sql`
    select 1 from invited_representative where secret_hash = ${await sha256(secret)}`
  return known !== undefined
}
