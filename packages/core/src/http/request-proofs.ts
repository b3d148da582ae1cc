import { HEADER } from '@sixpence/protocol/wire'
import {
  base64url,
  randomId,
  type Platform,
  type PlatformFetch,
  type SigningKey,
} from '../platform/index.ts'
import type { ProvableInit } from './send-json.ts'
import { boundTo, isBound } from './token-payload.ts'

/** The request to prove. */
export interface ProvenRequest {
  readonly method: string
  readonly url: string
  /** The access token sent with it. */
  readonly token?: string | undefined
  /** The thumbprint of the key, if there is no token to name it; without either, any key will do. */
  readonly boundTo?: string | undefined
}

/** Proves to the bank that requests come from the browser its sessions are bound to (RFC 9449). */
export interface RequestProofs {
  /** The platform, with a `fetch` that adds a proof to requests to the bank. */
  readonly platform: Platform
  /** Returns a proof for one message; undefined if the session isn't bound. */
  readonly prove: (request: ProvenRequest) => Promise<string | undefined>
  /** Stores the nonce the bank expects from now on. */
  readonly takeNonce: (nonce: string) => void
}

interface RequestProofsOptions {
  readonly api: string
  readonly platform: Platform
  readonly namespace?: string | undefined
  readonly unbound?: boolean | undefined
}

/** Binds requests to a key of this browser, unless the bank doesn't support it. */
export function createRequestProofs(options: RequestProofsOptions): RequestProofs {
  const { api, platform, namespace = 'sixpence', unbound = false } = options
  const nonces = createNonceMemory(platform, `${namespace}/nonce`)
  const hashOf = createHashMemory(platform)
  const openKey = async (thumbprint: string | undefined) =>
    // Without keys, as on a page without TLS, binding isn't worth anything.
    unbound ? undefined : platform.keys?.open(`${namespace}/key`, thumbprint).catch(() => undefined)

  async function prove(request: ProvenRequest): Promise<string | undefined> {
    const key = await openKey(request.token ? boundTo(request.token) : request.boundTo)
    if (!key) return undefined
    const ath = request.token === undefined ? undefined : hashOf(request.token)
    return signProof(platform, key, { ...request, nonce: await nonces.read(), ath: await ath })
  }

  async function send(url: string, init: ProvableInit, over: Over): Promise<Response> {
    if (unbound || !platform.keys || !isToBank(api, url, init)) return over(init)
    const answer = await over(await withProof(url, init))
    const fresh = answer.headers.get(HEADER.proofNonce)
    if (fresh === null) return answer
    nonces.take(fresh)
    if (!(await requiresNonce(answer))) return answer
    // Retries once with the new nonce: the bank has done nothing yet.
    await answer.body?.cancel()
    return over(await withProof(url, init))
  }

  async function withProof(url: string, init: ProvableInit): Promise<RequestInit> {
    const headers = new Headers(init.headers)
    const { method = 'GET', boundTo: thumbprint } = init
    const bearer = /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '')?.[1]
    const token = bearer !== undefined && isBound(bearer) ? bearer : undefined
    const proof = await prove({ method, url, token, boundTo: thumbprint })
    if (proof === undefined) return init
    headers.set(HEADER.proof, proof)
    if (token !== undefined) headers.set('Authorization', `DPoP ${token}`)
    return { ...init, headers }
  }

  return {
    platform: { ...platform, fetch: provenFetch(platform.fetch, send) },
    prove,
    takeNonce: nonces.take,
  }
}

/** Keeps the nonce for the next page, too, whose first request would otherwise be refused. */
function createNonceMemory({ storage }: Pick<Platform, 'storage'>, key: string) {
  let nonce: Promise<string | undefined> | undefined
  let latest: string | undefined
  return {
    read: () => (nonce ??= storage.read<string>(key).catch(() => undefined)),
    take: (fresh: string): void => {
      if (fresh === latest) return
      latest = fresh
      nonce = Promise.resolve(fresh)
      storage.update(key, () => fresh).catch(() => undefined)
    },
  }
}

/** Hashes a token once, because each proof contains the hash. */
function createHashMemory({ sha256 }: Pick<Platform, 'sha256'>) {
  let last: { readonly token: string; readonly hash: Promise<string> } | undefined
  return (token: string): Promise<string> => {
    if (last?.token !== token) last = { token, hash: sha256(bytesOf(token)).then(base64url) }
    return last.hash
  }
}

type Over = (init: RequestInit) => Promise<Response>

function provenFetch(
  fetch: PlatformFetch,
  send: (url: string, init: ProvableInit, over: Over) => Promise<Response>,
): PlatformFetch {
  const { upload } = fetch
  const ask: typeof globalThis.fetch = (input, init = {}) =>
    typeof input === 'string'
      ? send(input, init, proven => fetch(input, proven))
      : fetch(input, init)
  if (!upload) return ask
  return Object.assign(ask, {
    upload: async (request: Parameters<typeof upload>[0]) =>
      send(request.url, request.init, init => upload({ ...request, init })),
  })
}

/** A service other than the bank may share its address, and must learn nothing about the customer. */
function isToBank(api: string, url: string, { headers }: RequestInit): boolean {
  if (!url.startsWith(`${api}/`)) return false
  const sent = headers instanceof Headers ? headers : new Headers(headers)
  return sent.has(HEADER.clientVersion) || sent.has('Authorization')
}

/** Checks a resource's form and that of a token endpoint (RFC 9449, sections 8 and 9). */
async function requiresNonce(answer: Response): Promise<boolean> {
  const hasNonceError = (text: string) => text.includes('use_dpop_nonce')
  if (hasNonceError(answer.headers.get('WWW-Authenticate') ?? '')) return true
  return answer.status === 400 && hasNonceError(await answer.clone().text())
}

interface SignedRequest extends ProvenRequest {
  readonly nonce: string | undefined
  /** The hash of the token. */
  readonly ath: string | undefined
}

async function signProof(
  platform: Pick<Platform, 'clock' | 'randomBytes'>,
  { publicJwk: jwk, sign }: SigningKey,
  { method, url, nonce, ath }: SignedRequest,
): Promise<string> {
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk }
  const claims = {
    jti: randomId(platform),
    htm: method,
    htu: url.replace(/[?#].*$/, ''),
    // Required by the standard. The bank relies on the nonce: this computer's clock may be wrong.
    iat: Math.floor(platform.clock.now() / 1000),
    nonce,
    ath,
  }
  const signed = [header, claims].map(part => base64url(bytesOf(JSON.stringify(part)))).join('.')
  return `${signed}.${base64url(await sign(bytesOf(signed)))}`
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
