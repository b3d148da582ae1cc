import { errors, jwtVerify, SignJWT } from 'jose'
import type { Context } from '../context.ts'
import type { SigningKeys } from './signing-keys.ts'

const ISSUER = 'https://bank.sixpence.example'
// Another audience and type than an access token's: neither is accepted as the other.
const AUDIENCE = 'sixpence-sign-in'
const TYPE = 'sign-in+jwt'
const LIFE_SECONDS = 10 * 60

/** A token with which a waiting browser follows its sign-in. It can't be exchanged for a session. */
export async function issueSignInToken(
  codeHash: string,
  context: Pick<Context, 'sql' | 'clock' | 'newId'>,
  keys: SigningKeys,
): Promise<string> {
  const { kid, key } = await keys.signing(context.sql)
  const issuedAt = Math.floor(context.clock.now().getTime() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(codeHash)
    .setJti(context.newId())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_SECONDS)
    .sign(key)
}

/** The hash of the waiting sign-in's code; undefined for an invalid token. */
export async function readSignInToken(
  token: string,
  context: Pick<Context, 'sql' | 'clock'>,
  keys: SigningKeys,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = kid && (await keys.verifying(context.sql, kid))
        if (!key) throw new errors.JWKSNoMatchingKey()
        return key
      },
      {
        algorithms: ['ES256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        currentDate: context.clock.now(),
        requiredClaims: ['exp', 'sub'],
      },
    )
    return payload.sub
  } catch (cause) {
    if (cause instanceof errors.JOSEError || cause instanceof TypeError) return undefined
    throw cause
  }
}
