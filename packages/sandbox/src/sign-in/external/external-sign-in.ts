import {
  newSecret,
  sameText,
  sha256,
  type SignInContext,
  AuthRefused,
} from '../../credentials/index.ts'
import { holdAuthorization, type WaitingAuthorization } from './external-authorization.ts'
import { hasConsent, keepConsent } from './external-consent.ts'

/** The time within which the outsider can ask who signed in. */
const CODE_LIFE_MS = 60_000

type Needs = Pick<SignInContext, 'sql' | 'clock'>

interface Answer {
  readonly authorizationId: string
  readonly redirectUri: string
  readonly customerId: string
  /** The customer's decision; undefined if they have decided before. */
  readonly consent?: boolean | undefined
}

/**
 * Lets the outsider learn once who is signed in, or that the customer refuses. Refuses an address
 * other than the registered one without spending anything: it isn't the outsider's. Issues no code
 * without consent on record.
 */
export async function authorizeOutsider(
  { authorizationId, redirectUri, customerId, consent }: Answer,
  context: Needs,
): Promise<{ redirectUrl: string } | AuthRefused> {
  const waiting = await holdAuthorization(authorizationId, context)
  if (waiting instanceof AuthRefused) return waiting
  if (waiting.redirectUri !== redirectUri) {
    return new AuthRefused('invalid_request', 'This address was not registered.')
  }
  if (consent === false) return refuse(authorizationId, waiting, context)
  const party = { customerId, outsiderId: waiting.outsiderId }
  if (consent) await keepConsent(party, context)
  if (!(await hasConsent(party, context))) {
    return new AuthRefused('consent_needed', 'The customer has to agree first.')
  }
  const code = newSecret()
  await context.sql`
    update external_authorization
    set used_at = ${context.clock.now()}, customer_id = ${customerId},
      code_hash = ${await sha256(code)}
    where id = ${authorizationId}`
  return redirect(waiting, { code })
}

/** Refuses by RFC 6749, section 4.1.2.1. */
async function refuse(
  authorizationId: string,
  waiting: WaitingAuthorization,
  { sql, clock }: Needs,
): Promise<{ redirectUrl: string }> {
  await sql`
    update external_authorization set refused_at = ${clock.now()} where id = ${authorizationId}`
  return redirect(waiting, { error: 'access_denied' })
}

function redirect(
  { redirectUri, state }: WaitingAuthorization,
  answer: Readonly<Record<string, string>>,
): { redirectUrl: string } {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries({ ...answer, state })) {
    url.searchParams.set(name, value)
  }
  return { redirectUrl: url.href }
}

interface OutsidersCode {
  readonly code: string
  readonly codeVerifier: string | undefined
}

/**
 * Returns who signed in, to an outsider with the code: once, within a minute, and with the verifier
 * if it began with a challenge. A wrong verifier spends nothing. A code from a consent that was
 * withdrawn stays useless under a later consent.
 */
export async function readOutsidersCode(
  { code, codeVerifier }: OutsidersCode,
  { sql, clock }: Needs,
): Promise<{ email: string } | undefined> {
  const now = clock.now()
  const since = new Date(now.getTime() - CODE_LIFE_MS)
  const [found] = await sql<{ id: string; email: string; codeChallenge: string | null }>`
    select a.id, email, code_challenge as "codeChallenge"
    from external_authorization a join customer on customer.id = a.customer_id
    join external_consent consent
      on consent.customer_id = a.customer_id and consent.outsider_id = a.outsider_id
        and consent.granted_at <= a.used_at
    where code_hash = ${await sha256(code)} and code_used_at is null and used_at > ${since}
    for update of a`
  if (!found || !(await fits(found.codeChallenge, codeVerifier))) return undefined
  await sql`update external_authorization set code_used_at = ${now} where id = ${found.id}`
  return { email: found.email }
}

/** Refuses a verifier without a challenge as well: somebody removed the challenge (RFC 9700, 2.1.1). */
async function fits(challenge: string | null, verifier: string | undefined): Promise<boolean> {
  if (challenge === null || verifier === undefined) return challenge === null && !verifier
  return sameText(await sha256(verifier), challenge)
}
