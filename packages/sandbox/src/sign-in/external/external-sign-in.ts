import {
  newSecret,
  sameText,
  sha256,
  type SignInContext,
  AuthRefused,
} from '../../credentials/index.ts'
import { holdAuthorization, type WaitingAuthorization } from './external-authorization.ts'
import { hasConsent, keepConsent } from './external-consent.ts'

/** How long the outsider can ask who it was. */
const CODE_LIFE_MS = 60_000

type Needs = Pick<SignInContext, 'sql' | 'clock'>

interface Answer {
  readonly authorizationId: string
  readonly redirectUri: string
  readonly customerId: string
  /** What the customer answers now; undefined where they have answered before. */
  readonly consent?: boolean | undefined
}

/**
 * Lets the outsider know who is signed in, once, or that the customer refuses. An address other
 * than the registered one is refused and spends nothing: it is not the outsider who asks. No code
 * goes out without consent on record.
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

/** RFC 6749, section 4.1.2.1. */
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
 * Who signed in: asked by the outsider with the code, once and within a minute, and with the
 * verifier where it began with a challenge. A wrong verifier spends nothing. What went out under a
 * consent that was withdrawn says nothing under the next one either.
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

/** A verifier without a challenge is refused as well: somebody took it away (RFC 9700, 2.1.1). */
async function fits(challenge: string | null, verifier: string | undefined): Promise<boolean> {
  if (challenge === null || verifier === undefined) return challenge === null && !verifier
  return sameText(await sha256(verifier), challenge)
}
