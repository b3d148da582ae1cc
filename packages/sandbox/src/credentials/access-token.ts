import { errors, jwtVerify, SignJWT } from 'jose'
import type { SignedIn, Context } from '../context.ts'
import type { SigningKeys } from './signing-keys.ts'

const ISSUER = 'https://bank.sixpence.example'
const AUDIENCE = 'sixpence'
const TYPE = 'at+jwt'
const LIFE_SECONDS = 5 * 60

/** Signs an access token for five minutes of the bank's time (RFC 9068, ES256). */
export async function issueAccessToken(
  caller: SignedIn & { readonly boundTo: string | null },
  context: Pick<Context, 'sql' | 'clock' | 'newId'>,
  keys: SigningKeys,
): Promise<string> {
  const { kid, key } = await keys.signing(context.sql)
  const issuedAt = Math.floor(context.clock.now().getTime() / 1000)
  const { customerId, email, sessionId: sid, boundTo } = caller
  return new SignJWT({ customerId, email, sid, ...(boundTo && { cnf: { jkt: boundTo } }) })
    .setProtectedHeader({ alg: 'ES256', kid, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(caller.userId)
    .setJti(context.newId())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_SECONDS)
    .sign(key)
}

/**
 * Returns the user whom a token stands for; undefined if it is forged or expired, or if its session
 * has ended.
 */
export async function readAccessToken(
  token: string,
  context: Pick<Context, 'sql' | 'clock'>,
  keys: SigningKeys,
): Promise<SignedIn | undefined> {
  const sessionId = await readSessionId(token, context, keys)
  if (sessionId === undefined) return undefined
  const [caller] = await context.sql<SignedIn & Record<string, unknown>>`
    select c.user_id as "userId", c.id as "customerId", c.email, f.id as "sessionId",
      f.scope,
      (select old_username from username_change
        where customer_id = c.id and status = 'done' and done_at > f.started_at
        order by position desc limit 1) as "formerEmail"
    from token_family f join customer c on c.id = f.customer_id
    where f.id = ${sessionId} and f.revoked_at is null and f.expires_at > ${context.clock.now()}`
  return caller
}

async function readSessionId(
  token: string,
  context: Pick<Context, 'sql' | 'clock'>,
  keys: SigningKeys,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(
      token,
      async header => {
        const key = header.kid && (await keys.verifying(context.sql, header.kid))
        if (!key) throw new errors.JWKSNoMatchingKey()
        return key
      },
      {
        algorithms: ['ES256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        currentDate: context.clock.now(),
        requiredClaims: ['exp', 'iat', 'sub', 'sid'],
      },
    )
    return typeof payload['sid'] === 'string' ? payload['sid'] : undefined
  } catch (cause) {
    if (cause instanceof errors.JOSEError) return undefined
    // jose reports a header or payload that isn't JSON, or a key of another kind, as a TypeError.
    if (cause instanceof TypeError) return undefined
    throw cause
  }
}
