import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { SANDBOX_CAPTCHA } from '@sixpence/protocol'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import type { Database } from '../src/db/index.ts'
import { openPgliteMigrated } from '../src/db/index.ts'
import { runSandbox, type Sandbox, type SandboxOptions } from '../src/sandbox.ts'
import { planOnce } from './test-database.ts'

// Lives as long as the worker: files of one worker share it because modules aren't isolated.
const worker = globalThis as { sixpenceSeededDatabase?: Promise<Database> }

export interface Pkce {
  readonly verifier: string
  readonly challenge: string
}

export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
}

export interface TestPerson {
  readonly email: string
  readonly password: string
  readonly customerId: string
  readonly accounts: { accountId: string; currencyCode: string; balance: string }[]
  readonly devices: { deviceId: string; secret: string }[]
}

/** An access token, and the key of a payment. */
export interface TestAuthority {
  readonly token: string
  readonly key: string
}

/** A seeded bank and calls to use it, reset before each file: tests make people of their own. */
export interface TestSandbox {
  readonly sandbox: Sandbox
  readonly database: Database
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** Calls the token service; for other methods than POST, or with a customer's token. */
  auth(call: string, by?: { token?: string; body?: object }): Promise<Response>
  call(method: string, body: object, by?: string | TestAuthority): Promise<Response>
  /** Calls the control API. */
  control(path: string, body?: unknown): Promise<Response>
  person(wish?: object): Promise<TestPerson>
  signIn(person: Pick<TestPerson, 'email' | 'password'>): Promise<Tokens>
  codeOf(email: string): Promise<string>
}

// The first file of a worker boots the database from scratch, beside others that do the same.
const BOOT_MS = 180_000

// Built with the package; without it, or with an old one, the database is made from scratch.
const dumpFile = new URL('../dist/bank.dump.bin', import.meta.url)

async function open(): Promise<Database> {
  const dump = existsSync(dumpFile) ? new Uint8Array(readFileSync(dumpFile)) : undefined
  const database = await openPgliteMigrated({ dump })
  await planOnce(database)
  return database
}

/** Waits for something that happens by itself, also on a busy machine. */
export const eventually = (expectation: () => void | Promise<void>) =>
  vi.waitFor(expectation, { timeout: 30_000 })

export function testSandbox(options: SandboxOptions = {}): TestSandbox {
  const held: { sandbox?: Sandbox; database?: Database } = {}
  beforeAll(async () => {
    held.database = await (worker.sixpenceSeededDatabase ??= open())
    const database = { ...held.database, close: async () => undefined }
    held.sandbox = await runSandbox(database, options)
    await held.sandbox.reset()
  }, BOOT_MS)
  afterEach(() => sandbox().setFaults([]))
  afterAll(() => held.sandbox?.close())
  const sandbox = () => {
    if (!held.sandbox) throw new Error('The sandbox runs inside tests only.')
    return held.sandbox
  }
  const post: TestSandbox['post'] = (path, body, headers = {}) =>
    sandbox().fetch(`http://bank.localhost${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const control: TestSandbox['control'] = (path, body) =>
    sandbox().control(
      `http://127.0.0.1:4401${path}`,
      body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
    )
  return {
    get sandbox() {
      return sandbox()
    },
    get database() {
      if (!held.database) throw new Error('The sandbox runs inside tests only.')
      return held.database
    },
    post,
    control,
    auth: (asked, { token, body } = {}) => {
      const [method = 'GET', path = ''] = asked.split(' ')
      return sandbox().fetch(`http://bank.localhost/auth${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...authority(token) },
        ...(body && { body: JSON.stringify(body) }),
      })
    },
    call: (method, body, by) => post(`/api?${method}`, body, authority(by)),
    person: async wish => {
      const answer = await control('/people', wish ?? {})
      return (await answer.json()) as TestPerson
    },
    signIn: async ({ email, password }) => {
      const answer = await post('/auth/login', loginOf(email, password))
      return (await answer.json()) as Tokens
    },
    codeOf: async email => {
      const answer = await control(`/inbox?to=${encodeURIComponent(email)}`)
      const [newest] = (await answer.json()) as { code?: string }[]
      return newest?.code ?? 'no code came'
    },
  }
}

function authority(by: string | TestAuthority | undefined): Record<string, string> {
  if (by === undefined || by === '') return {}
  if (typeof by === 'string') return { Authorization: `Bearer ${by}` }
  return { Authorization: `Bearer ${by.token}`, 'Idempotency-Key': by.key }
}

export type Json = Record<string, unknown> & { status: number }

/** Returns a response's body with its status. */
export async function readJson(response: Promise<Response>): Promise<Json> {
  const answer = await response
  return { ...((await answer.json()) as object), status: answer.status }
}

export function loginOf(username: string, password: string, codeChallenge = pkce().challenge) {
  return { client: 'spa', username, password, codeChallenge, captcha: SANDBOX_CAPTCHA }
}

/** Returns a verifier of 128 characters and its S256 challenge. */
export function pkce(): Pkce {
  const verifier = randomBytes(96).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}
