import { base64url } from 'jose'
import { newSecret, sameText } from './secrets.ts'

/** A password as stored. */
export interface PasswordRecord {
  readonly hash: string
  readonly salt: string
  readonly iterations: number
}

// The passphrases of a sandbox are shown on its own page: the count is low so that tests sign in
// fast.
const ITERATIONS = 10_000

const UNKNOWN_USER: PasswordRecord = {
  hash: 'A'.repeat(43),
  salt: 'nobody'.padEnd(43, '.'),
  iterations: ITERATIONS,
}

/** Hashes a password with its own salt; the iterations are stored with it. */
export async function hashPassword(password: string): Promise<PasswordRecord> {
  const salt = newSecret()
  return { hash: await derive(password, salt, ITERATIONS), salt, iterations: ITERATIONS }
}

/** The record of a person without a password: no password matches it. */
export const noPassword = (): PasswordRecord => ({
  hash: '',
  salt: newSecret(),
  iterations: ITERATIONS,
})

/**
 * Returns true if a password is correct. Pass `undefined` for an unknown name: it takes as long and
 * is never correct.
 */
export async function isPassword(
  password: string,
  record: PasswordRecord | undefined,
): Promise<boolean> {
  const { hash, salt, iterations } = record ?? UNKNOWN_USER
  const isSame = sameText(await derive(password, salt, iterations), hash)
  return isSame && record !== undefined
}

async function derive(password: string, salt: string, iterations: number): Promise<string> {
  const text = new TextEncoder()
  // One person types a composed letter, another a letter and an accent: NFC unifies them.
  const material = text.encode(password.normalize('NFC'))
  const key = await crypto.subtle.importKey('raw', material, 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations },
    key,
    256,
  )
  return base64url.encode(new Uint8Array(bits))
}
