import { newSecret, sha256, type SignInContext } from '../credentials/index.ts'
import { AuthRefused } from './auth-refused.ts'

const LIFE_MS = 10 * 60_000
/** How long the outsider can ask who it was. */
const CODE_LIFE_MS = 60_000

type Needs = Pick<SignInContext, 'sql' | 'clock'>

/** An outsider's user wants to sign in with the bank: answers what to ask the bank with. */
export async function registerAuthorization(
  { redirectUri, state }: { redirectUri: string; state: string },
  { sql, clock }: Needs,
): Promise<string> {
  const id = newSecret()
  await sql`
    insert into external_authorization (id, redirect_uri, state, expires_at)
    values (${id}, ${redirectUri}, ${state}, ${new Date(clock.now().getTime() + LIFE_MS)})`
  return id
}

interface Ask {
  readonly authorizationId: string
  readonly redirectUri: string
  readonly customerId: string
}

/**
 * Lets the outsider know who is signed in, once. An address other than the registered one is
 * refused and spends nothing: it is not the outsider who asks.
 */
export async function authorizeOutsider(
  { authorizationId, redirectUri, customerId }: Ask,
  { sql, clock }: Needs,
): Promise<{ redirectUrl: string } | AuthRefused> {
  const now = clock.now()
  const [waiting] = await sql<{ redirectUri: string; state: string }>`
    select redirect_uri as "redirectUri", state from external_authorization
    where id = ${authorizationId} and used_at is null and expires_at > ${now} for update`
  if (!waiting) return new AuthRefused('not_found', 'Nobody waits for this sign-in.')
  if (waiting.redirectUri !== redirectUri) {
    return new AuthRefused('invalid_request', 'This address was not registered.')
  }
  const code = newSecret()
  await sql`
    update external_authorization
    set used_at = ${now}, customer_id = ${customerId}, code_hash = ${await sha256(code)}
    where id = ${authorizationId}`
  const url = new URL(waiting.redirectUri)
  url.searchParams.set('code', code)
  url.searchParams.set('state', waiting.state)
  return { redirectUrl: url.href }
}

/** Who signed in: asked by the outsider with the code, once and within a minute. */
export async function readOutsidersCode(
  code: string,
  { sql, clock }: Needs,
): Promise<{ email: string } | undefined> {
  const now = clock.now()
  const since = new Date(now.getTime() - CODE_LIFE_MS)
  const [who] = await sql<{ email: string }>`
    update external_authorization set code_used_at = ${now} from customer
    where customer.id = customer_id and code_hash = ${await sha256(code)}
      and code_used_at is null and used_at > ${since}
    returning email`
  return who
}
