import { spawn, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HEADER } from '@sixpence/protocol'
import { bundleSource, type SourceChange } from '@sixpence/tooling/bundle'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
// From here it finds the dump, like the sources.
const PROGRAM = path(`../node_modules/.cache/logged-${process.pid}.mjs`)
const DATA = mkdtempSync(join(tmpdir(), 'sixpence-log-'))

/**
 * Changes that break the bank while it holds a secret; one that logs it proves that the test finds
 * it.
 */
const BROKEN: readonly SourceChange[] = [
  {
    file: 'sign-in/tokens/rotate-refresh-token.ts',
    from: 'const tokenHash = await sha256(refreshToken)',
    to: `await sql\`select \${refreshToken}::int\`\nconst tokenHash = await sha256(refreshToken)`,
  },
  {
    file: 'security/security-service.ts',
    from: 'service.post(routeOf(securityMethods.confirmTwoStep.path), async context => {',
    to: "service.post(routeOf(securityMethods.confirmTwoStep.path), async context => { if (context) throw new TypeError('broken')",
  },
  {
    file: 'access/acted-for.ts',
    from: 'const [first] = named',
    to: "const [first] = named\nif (header === 'break') throw Object.assign(new Error('broken'), { input: fromCustomerId })",
  },
  {
    file: 'api/public-api.ts',
    from: 'app.notFound(context => {',
    to: "app.notFound(context => { console.log(context.req.header('x-planted'))",
  },
]

let bank: ChildProcess
let bankUrl = ''
let controlUrl = ''
let log = ''

const ask = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const sent = { 'Content-Type': 'application/json', ...headers }
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers: sent })
  // Each API's own tests check its responses.
  return (await answer.json()) as Record<string, string>
}

beforeAll(async () => {
  const entry = path('../src/node/bin.ts')
  await bundleSource({ entry, outfile: PROGRAM, changes: BROKEN })
  const env = {
    ...process.env,
    SIXPENCE_BANK_PORT: '0',
    SIXPENCE_CONTROL_PORT: '0',
    SIXPENCE_DATA_DIR: DATA,
    DATABASE_URL: '',
  }
  bank = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [bank.stdout, bank.stderr])
    stream?.on('data', (text: Buffer) => (log += text.toString()))
  const addressOf = (name: string) => {
    const url = new RegExp(String.raw`^${name} +(\S+)$`, 'm').exec(log)?.[1]
    if (url === undefined) throw new Error(`The bank has not said where it is: ${log}`)
    return url
  }
  controlUrl = await vi.waitFor(() => addressOf('Control'), 30_000)
  bankUrl = addressOf('Bank')
})
afterAll(async () => {
  const ended = new Promise(resolve => bank.once('exit', resolve))
  bank.kill('SIGTERM')
  await ended
  rmSync(PROGRAM)
  rmSync(DATA, { recursive: true })
})

describe('the log of the bank', () => {
  it('holds nothing secret, whatever breaks, and names where it broke', async () => {
    const { email = '', password = '' } = await ask(`${controlUrl}/people`, {})
    const codeVerifier = randomBytes(48).toString('base64url')
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
    const login = { client: 'spa', username: email, password, codeChallenge }
    const step = await ask(`${bankUrl}/auth/login`, login)
    const { accessToken = '', refreshToken = '' } = step
    const secrets = {
      password,
      accessToken,
      refreshToken,
      pathCode: '987654',
      queryToken: 'a-token-in-the-query',
      named: 'a-secret-in-the-body',
      planted: 'a-secret-that-is-told',
    }
    const { pathCode, queryToken, named, planted } = secrets
    await ask(`${bankUrl}/auth/refresh`, { refreshToken })
    await ask(`${bankUrl}/two-step-verification/request-1/${pathCode}`, {})
    await ask(
      `${bankUrl}/api?balanceInquiry&token=${queryToken}`,
      { fromCustomerId: named },
      { Authorization: `Bearer ${accessToken}`, [HEADER.customerId]: 'break' },
    )
    await ask(`${bankUrl}/nowhere`, {}, { 'X-Planted': planted })
    await expect.poll(() => log).toContain(planted)
    const found = Object.entries(secrets).filter(([, value]) => log.includes(value))
    expect(Object.values(secrets).filter(value => value.length < 6)).toEqual([])
    expect(found.map(([name]) => name)).toEqual(['planted'])
    expect(log).toMatch(/POST \/auth\/refresh .*\n.*22P02/)
    expect(log).toMatch(/POST \/two-step-verification\/…\/… .*\n.*TypeError: broken\n +at /)
    expect(log).toMatch(/\/api\?balanceInquiry /)
  })
})
