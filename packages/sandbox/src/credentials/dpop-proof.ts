import { calculateJwkThumbprint, decodeJwt, EmbeddedJWK, jwtVerify, type JWTPayload } from 'jose'
import type { BankClock } from '../context.ts'
import type { Sql } from '../db/index.ts'
import { hmac, sameText, sha256 } from './secrets.ts'
import type { SigningKeys } from './signing-keys.ts'

/** The time for which a nonce is issued; it is accepted for twice as long. */
const NONCE_MS = 5 * 60_000

/** The parts of a request, or of a socket's first message, that a proof covers. */
export interface ProvableRequest {
  readonly method: string
  readonly url: string
  /** The proof sent; undefined if there is none. */
  readonly proof: string | undefined
  /**
   * True if a session's token is used, so that the proof must be fresh. The start of a session
   * needs no nonce, because nobody has one before.
   */
  readonly needsNonce: boolean
  /** An access token, and its scheme. */
  readonly token?: { readonly scheme: 'Bearer' | 'DPoP'; readonly value: string } | undefined
}

/** The reasons to refuse a proof, in the words of RFC 9449. */
export type ProofFault = 'use_dpop_nonce' | 'invalid_dpop_proof' | 'invalid_token'

/** The thumbprint of the signing key, if there is a proof; or what is wrong with it. */
export type ProofResult =
  | { readonly thumbprint: string | undefined }
  | { readonly fault: ProofFault }

/** Verifies proofs that a request comes from where its session began (RFC 9449). */
export interface ProofVerifier {
  readonly verify: (request: ProvableRequest) => Promise<ProofResult>
  /** Returns the nonce that proofs must now contain. */
  readonly nonce: () => Promise<string>
}

interface ProofVerifierOptions {
  readonly sql: Sql
  readonly clock: BankClock
  readonly keys: SigningKeys
  /** The bank's address for clients, e.g. `https://bank.example`; by default the requested host. */
  readonly publicOrigins?: readonly string[] | undefined
}

/**
 * Creates a verifier. Only the nonce proves freshness: the clock of a customer's computer may be
 * wrong. A proof works once per process.
 */
export function createProofVerifier(options: ProofVerifierOptions): ProofVerifier {
  const { sql, clock, keys } = options
  const useOnce = createSingleUse(clock)

  async function nonceOf(turn: number): Promise<string> {
    return hmac(await keys.nonceSecret(sql), `nonce ${turn}`)
  }
  const turnNow = () => Math.floor(clock.now().getTime() / NONCE_MS)

  async function isFresh({ nonce }: JWTPayload): Promise<boolean> {
    if (typeof nonce !== 'string') return false
    const turn = turnNow()
    const taken = await Promise.all([nonceOf(turn), nonceOf(turn - 1)])
    return taken.some(one => sameText(one, nonce))
  }

  async function verify(request: ProvableRequest, proof: string): Promise<ProofResult> {
    const verified = useOnce(proof) ? await verifySignature(proof) : undefined
    if (!verified || !isAbout(verified.payload, request, options)) {
      return { fault: 'invalid_dpop_proof' }
    }
    const { payload, thumbprint } = verified
    const isFirst = payload['nonce'] === undefined && !request.needsNonce
    if (!isFirst && !(await isFresh(payload))) return { fault: 'use_dpop_nonce' }
    const isRight = await speaksFor(payload, thumbprint, request)
    return isRight ? { thumbprint } : { fault: 'invalid_token' }
  }

  return {
    nonce: () => nonceOf(turnNow()),
    async verify(request) {
      const { proof, token } = request
      if (proof !== undefined) return verify(request, proof)
      const needsProof = token && (token.scheme === 'DPoP' || keyOf(token.value) !== undefined)
      return needsProof ? { fault: 'invalid_token' } : { thumbprint: undefined }
    },
  }
}

/** Undefined for a proof that its own key hasn't signed, whatever is wrong with either. */
async function verifySignature(proof: string) {
  try {
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
      algorithms: ['ES256'],
      typ: 'dpop+jwt',
      requiredClaims: ['jti', 'htm', 'htu', 'iat'],
    })
    const { jwk } = protectedHeader
    return jwk && { payload, thumbprint: await calculateJwkThumbprint(jwk) }
  } catch {
    return undefined
  }
}

/** Returns true for a proof's first use. Synchronous, since two uses may come at the same moment. */
function createSingleUse(clock: BankClock): (proof: string) => boolean {
  const used = new Map<string, number>()
  return proof => {
    const now = clock.now().getTime()
    for (const [old, at] of used) {
      // Entries are in the order of use: all that follow are younger.
      if (now - at <= 2 * NONCE_MS) break
      used.delete(old)
    }
    const jti = claimsOf(proof)?.jti
    if (jti === undefined || used.has(jti)) return false
    used.set(jti, now)
    return true
  }
}

/** True if a proof is for the token sent with it, and that token for its key. */
async function speaksFor(
  { ath }: JWTPayload,
  thumbprint: string,
  { token }: ProvableRequest,
): Promise<boolean> {
  if (!token) return true
  const bound = keyOf(token.value)
  // A token that isn't bound, e.g. that of a sign-in that waits for a phone.
  if (bound === undefined) return token.scheme === 'Bearer'
  if (token.scheme !== 'DPoP' || bound !== thumbprint) return false
  return ath === (await sha256(token.value))
}

/**
 * Reads the key that a token is bound to, before its signature is checked: a forged one gains
 * nothing.
 */
function keyOf(token: string): string | undefined {
  return claimsOf<{ cnf?: { jkt?: string } }>(token)?.cnf?.jkt
}

function claimsOf<Claims>(token: string): (JWTPayload & Claims) | undefined {
  try {
    return decodeJwt<Claims>(token)
  } catch {
    return undefined
  }
}

function isAbout(
  { htm, htu }: JWTPayload,
  { method, url }: ProvableRequest,
  { publicOrigins }: Pick<ProofVerifierOptions, 'publicOrigins'>,
): boolean {
  if (htm !== method || typeof htu !== 'string' || !URL.canParse(htu)) return false
  const [said, asked] = [new URL(htu), new URL(url)]
  if (said.pathname !== asked.pathname || said.search !== '') return false
  return publicOrigins ? publicOrigins.includes(said.origin) : said.host === asked.host
}
