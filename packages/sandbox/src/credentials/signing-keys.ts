import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import type { Sql } from '../db/index.ts'

/** Signs and checks access tokens. */
export interface SigningKeys {
  /** The newest key. */
  signing(sql: Sql): Promise<{ kid: string; key: CryptoKey }>
  /** A key by its id; undefined for one that this bank never had. */
  verifying(sql: Sql, kid: string): Promise<CryptoKey | undefined>
  /** The secret that nonces are made with; the same in every process of this bank. */
  nonceSecret(sql: Sql): Promise<string>
  /** Reads everything again on next use: the keys in the database may have changed. */
  forget(): void
}

const ALGORITHM = 'ES256'
/** The form of `crypto.randomUUID`. Anything else in a token isn't a key, and must not reach SQL. */
const KEY_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Creates the bank's key if it has none. Keys are in the database: sessions survive a restart. */
export async function makeSigningKey(sql: Sql, at: Date): Promise<void> {
  const [made] = await sql`select kid from signing_key limit 1`
  if (made) return
  const pair = await generateKeyPair(ALGORITHM, { extractable: true })
  await sql`
    insert into signing_key (kid, private_jwk, public_jwk, made_at)
    values (${crypto.randomUUID()}, ${await exportJWK(pair.privateKey)},
      ${await exportJWK(pair.publicKey)}, ${at})`
}

/** Reads keys when first needed, and keeps them. */
export function createSigningKeys(): SigningKeys {
  const imported = new Map<string, CryptoKey>()
  let newest: { kid: string; key: CryptoKey } | undefined
  let secret: string | undefined
  return {
    async signing(sql) {
      newest ??= await readNewest(sql)
      return newest
    },
    async nonceSecret(sql) {
      secret ??= JSON.stringify((await newestRow(sql)).jwk)
      return secret
    },
    async verifying(sql, kid) {
      if (!KEY_ID.test(kid)) return undefined
      const known = imported.get(kid) ?? (await readPublic(sql, kid))
      if (known) imported.set(kid, known)
      return known
    },
    forget() {
      imported.clear()
      newest = undefined
      secret = undefined
    },
  }
}

async function readNewest(sql: Sql) {
  const { kid, jwk } = await newestRow(sql)
  return { kid, key: await importKey(jwk) }
}

async function newestRow(sql: Sql) {
  const [row] = await sql<{ kid: string; jwk: JWK }>`
    select kid, private_jwk as jwk from signing_key order by made_at desc, kid limit 1`
  if (!row) throw new Error('the bank has no signing key')
  return row
}

async function readPublic(sql: Sql, kid: string) {
  const [row] = await sql<{ jwk: JWK }>`
    select public_jwk as jwk from signing_key where kid = ${kid}`
  return row && importKey(row.jwk)
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM)
  // Only symmetric keys return bytes, and none is ever stored here.
  if (key instanceof Uint8Array) throw new Error('a signing key is not a key pair')
  return key
}
