import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { testSandbox } from '../../tests/test-sandbox.ts'
import { createProofVerifier, type ProvableRequest } from './dpop-proof.ts'
import { sha256 } from './secrets.ts'
import { createSigningKeys } from './signing-keys.ts'

const bank = testSandbox()
const URL_OF_CALL = 'https://bank.example/api?customerInfoGet'
let now = Date.UTC(2026, 10, 21, 12)

/** A verifier, and somebody with a key who can prove any request. */
async function aProver(publicOrigins?: readonly string[]) {
  const judge = createProofVerifier({
    sql: bank.database.sql,
    clock: { now: () => new Date(now) },
    keys: createSigningKeys(),
    publicOrigins,
  })
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const jwk = await exportJWK(publicKey)
  const prove = async (claims: object = {}, header: object = {}) =>
    new SignJWT({
      jti: crypto.randomUUID(),
      htm: 'POST',
      htu: 'https://bank.example/api',
      iat: Math.floor(now / 1000),
      nonce: await judge.nonce(),
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...header })
      .sign(privateKey)
  const ask = (proof: string | undefined, token?: ProvableRequest['token']) =>
    judge.verify({ method: 'POST', url: URL_OF_CALL, proof, token, needsNonce: true })
  return { judge, prove, ask }
}

/** A token as the bank makes it, reduced to its binding. */
async function tokenOf(jkt: string | undefined): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256')
  return new SignJWT(jkt === undefined ? {} : { cnf: { jkt } })
    .setProtectedHeader({ alg: 'ES256' })
    .sign(privateKey)
}

describe('a proof of a key (RFC 9449)', () => {
  it('names the key that signed it', async () => {
    const { prove, ask } = await aProver()
    expect(await ask(await prove())).toEqual({
      thumbprint: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
  })

  it('is taken once', async () => {
    const { prove, ask } = await aProver()
    const proof = await prove()
    const both = await Promise.all([ask(proof), ask(proof)])
    expect(both.filter(judged => 'fault' in judged)).toEqual([{ fault: 'invalid_dpop_proof' }])
  })

  it.each([
    ['another method', { htm: 'GET' }],
    ['another address', { htu: 'https://bank.example/auth/refresh' }],
    ['another host', { htu: 'https://thief.example/api' }],
    ['an address with a question', { htu: URL_OF_CALL }],
    ['no address', { htu: undefined }],
    ['nothing that tells it from others', { jti: undefined }],
    ['no moment', { iat: undefined }],
  ])('is refused for %s', async (_what, claims) => {
    const { prove, ask } = await aProver()
    expect(await ask(await prove(claims))).toEqual({ fault: 'invalid_dpop_proof' })
  })

  it.each([
    ['of another type', { typ: 'JWT' }],
    ['without a key', { jwk: undefined }],
    ['with a private key', { jwk: { kty: 'EC', crv: 'P-256', x: 'a', y: 'b', d: 'c' } }],
  ])('is refused when it is %s', async (_what, header) => {
    const { prove, ask } = await aProver()
    expect(await ask(await prove({}, header))).toEqual({ fault: 'invalid_dpop_proof' })
  })

  it('is refused when another key signed it, and when it is no JWT', async () => {
    const [one, other] = [await aProver(), await aProver()]
    const [head] = (await one.prove()).split('.')
    const [, claims, signature] = (await other.prove()).split('.')
    for (const proof of [`${head}.${claims}.${signature}`, 'x', '', '..']) {
      expect(await one.ask(proof)).toEqual({ fault: 'invalid_dpop_proof' })
    }
  })

  it('is fresh by its nonce, whatever the clock of the customer says', async () => {
    const { prove, ask } = await aProver()
    for (const iat of [0, 4_000_000_000]) {
      expect(await ask(await prove({ iat }))).toHaveProperty('thumbprint')
    }
    for (const nonce of [undefined, '', 'made up', 7]) {
      expect(await ask(await prove({ nonce }))).toEqual({ fault: 'use_dpop_nonce' })
    }
  })

  it('goes stale after its nonce, which lives five to ten minutes', async () => {
    const { prove, ask } = await aProver()
    const proofs = [await prove(), await prove()]
    now += 5 * 60_000
    expect(await ask(proofs[0])).toHaveProperty('thumbprint')
    now += 5 * 60_000
    expect(await ask(proofs[1])).toEqual({ fault: 'use_dpop_nonce' })
  })

  it('names one of the origins that the bank is known by', async () => {
    const { prove, ask } = await aProver(['https://api.bank.example'])
    expect(await ask(await prove())).toEqual({ fault: 'invalid_dpop_proof' })
    const known = await prove({ htu: 'https://api.bank.example/api' })
    expect(await ask(known)).toHaveProperty('thumbprint')
  })
})

describe('a proof of what begins a session', () => {
  it('needs no nonce, and none that is wrong', async () => {
    const { judge, prove } = await aProver()
    const ask = async (nonce: string | undefined) =>
      judge.verify({
        method: 'POST',
        url: URL_OF_CALL,
        proof: await prove({ nonce }),
        needsNonce: false,
      })
    expect(await ask(undefined)).toHaveProperty('thumbprint')
    expect(await ask('made up')).toEqual({ fault: 'use_dpop_nonce' })
  })
})

describe('a token that is bound to a key', () => {
  it('is taken with a proof of that key and of that token alone', async () => {
    const { prove, ask } = await aProver()
    const judged = await ask(await prove())
    if (!('thumbprint' in judged)) throw new Error('No thumbprint')
    const value = await tokenOf(judged.thumbprint)
    const ath = await sha256(value)
    const token = { scheme: 'DPoP', value } as const
    expect(await ask(await prove({ ath }), token)).toEqual(judged)
    const refused = { fault: 'invalid_token' }
    expect(await ask(await prove(), token)).toEqual(refused)
    expect(await ask(await prove({ ath: await sha256('another') }), token)).toEqual(refused)
    expect(await ask(await prove({ ath }), { ...token, scheme: 'Bearer' })).toEqual(refused)
    const foreign = await aProver()
    expect(await foreign.ask(await foreign.prove({ ath }), token)).toEqual(refused)
  })

  it('is refused without a proof, in either scheme', async () => {
    const { ask } = await aProver()
    const value = await tokenOf('a key')
    for (const scheme of ['Bearer', 'DPoP'] as const) {
      expect(await ask(undefined, { scheme, value })).toEqual({ fault: 'invalid_token' })
    }
  })

  it('is not what an unbound token is: that one needs no proof, and takes no other scheme', async () => {
    const { prove, ask } = await aProver()
    const value = await tokenOf(undefined)
    expect(await ask(undefined, { scheme: 'Bearer', value })).toEqual({ thumbprint: undefined })
    expect(await ask(await prove(), { scheme: 'Bearer', value })).toHaveProperty('thumbprint')
    expect(await ask(await prove(), { scheme: 'DPoP', value })).toEqual({ fault: 'invalid_token' })
  })
})
