import { newSecret, type SignInContext, AuthRefused } from '../../credentials/index.ts'

const LIFE_MS = 10 * 60_000

type Needs = Pick<SignInContext, 'sql' | 'clock'>

interface Registration {
  readonly outsiderId: string
  readonly redirectUri: string
  readonly state: string
  /** S256; without its verifier the code is useless then. */
  readonly codeChallenge: string | undefined
}

/** Registers that an outsider's user wants to sign in with the bank. Returns the authorization's id. */
export async function registerAuthorization(
  { outsiderId, redirectUri, state, codeChallenge }: Registration,
  { sql, clock }: Needs,
): Promise<string> {
  const id = newSecret()
  await sql`
    insert into external_authorization
      (id, outsider_id, redirect_uri, state, code_challenge, expires_at)
    values (${id}, ${outsiderId}, ${redirectUri}, ${state}, ${codeChallenge},
      ${new Date(clock.now().getTime() + LIFE_MS)})`
  return id
}

/** An authorization that waits for the customer's decision. */
export interface WaitingAuthorization {
  readonly outsiderId: string
  /** The values from its registration. */
  readonly name: string
  readonly redirectUri: string
  readonly state: string
}

/** Finds a waiting authorization, and locks it until the transaction ends. */
export async function holdAuthorization(
  authorizationId: string,
  { sql, clock }: Needs,
): Promise<WaitingAuthorization | AuthRefused> {
  const [waiting] = await sql<WaitingAuthorization & Record<string, unknown>>`
    select outsider_id as "outsiderId", name, redirect_uri as "redirectUri", state
    from external_authorization a join outsider on outsider.id = outsider_id
    where a.id = ${authorizationId} and used_at is null and refused_at is null
      and expires_at > ${clock.now()} for update of a`
  return waiting ?? new AuthRefused('not_found', 'Nobody waits for this sign-in.')
}
