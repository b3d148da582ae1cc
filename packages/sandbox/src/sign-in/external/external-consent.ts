import type { ExternalConsent, ExternalQuestion } from '@sixpence/protocol'
import { type SignInContext, AuthRefused } from '../../credentials/index.ts'
import { holdAuthorization } from './external-authorization.ts'

type Needs = Pick<SignInContext, 'sql' | 'clock'>

/** A customer, and an outsider who may know them. */
interface Party {
  readonly customerId: string
  readonly outsiderId: string
}

/** The data that every outsider gets with the customer's consent. */
const SHARED = ['email'] as const

/** Returns the question for the customer before an outsider learns who they are. */
export async function readQuestion(
  authorizationId: string,
  customerId: string,
  context: Needs,
): Promise<ExternalQuestion | AuthRefused> {
  const waiting = await holdAuthorization(authorizationId, context)
  if (waiting instanceof AuthRefused) return waiting
  const { name, redirectUri, outsiderId } = waiting
  return {
    name,
    shares: [...SHARED],
    returnsTo: new URL(redirectUri).host,
    hasConsent: await hasConsent({ customerId, outsiderId }, context),
  }
}

export async function hasConsent(
  { customerId, outsiderId }: Party,
  { sql }: Pick<Needs, 'sql'>,
): Promise<boolean> {
  const [row] = await sql`
    select 1 as one from external_consent
    where customer_id = ${customerId} and outsider_id = ${outsiderId}`
  return row !== undefined
}

/** Keeps the day of the first consent. */
export async function keepConsent(
  { customerId, outsiderId }: Party,
  { sql, clock }: Needs,
): Promise<void> {
  await sql`
    insert into external_consent (customer_id, outsider_id, granted_at)
    values (${customerId}, ${outsiderId}, ${clock.now()}) on conflict do nothing`
}

/** Lists the outsiders who may know the customer, newest first. */
export async function listConsents(
  customerId: string,
  { sql }: Pick<Needs, 'sql'>,
): Promise<ExternalConsent[]> {
  const rows = await sql<{ id: string; name: string; grantedAt: Date }>`
    select id, name, granted_at as "grantedAt" from external_consent
    join outsider on outsider.id = outsider_id
    where customer_id = ${customerId} order by granted_at desc, id`
  return rows.map(({ id, name, grantedAt }) => ({
    id,
    name,
    shares: [...SHARED],
    grantedAt: grantedAt.toISOString(),
  }))
}

/** Withdraws a consent. A code that the outsider already holds becomes useless. */
export async function withdrawConsent(
  { customerId, outsiderId }: Party,
  { sql }: Pick<Needs, 'sql'>,
): Promise<Record<string, never> | AuthRefused> {
  const [gone] = await sql`
    delete from external_consent
    where customer_id = ${customerId} and outsider_id = ${outsiderId} returning 1 as one`
  return gone ? {} : new AuthRefused('not_found', 'Nobody like that knows you.')
}
