import { describeOnPostgres, startServer, type TestServer } from '@sixpence/tooling/postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSandbox } from '../src/node/index.ts'
import type { Sandbox } from '../src/sandbox.ts'
import { SEED_PEOPLE } from '../src/seed/seed-people.ts'
import {
  eventually,
  loginOf,
  pkce,
  readJson,
  type TestPerson,
  type Tokens,
} from './test-sandbox.ts'

const LONG_MS = 120_000

// Notifications come on connections that have done nothing else.
const BREAK_LISTENERS = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and query like 'listen %'`

// The schema is dropped one table at a time, which keeps its locks while it waits. Within a
// transaction the server repeats its first snapshot, unless it is cleared.
const WAITING_RESET = `
  select from pg_stat_activity where query like 'drop schema %' and wait_event_type = 'Lock'`

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

describeOnPostgres('two banks on one PostgreSQL', LONG_MS, () => {
  let server: TestServer
  let one: Sandbox
  let other: Sandbox

  beforeAll(async () => {
    server = await startServer()
    const options = { databaseUrl: server.url, refreshGraceMs: 0 }
    ;[one, other] = await Promise.all([createSandbox(options), createSandbox(options)])
  }, LONG_MS)

  afterAll(async () => {
    await Promise.all([one.close(), other.close()])
    await server.stop()
  }, LONG_MS)

  const post = (bank: Sandbox, path: string, body: object) =>
    bank.fetch(`http://bank.localhost${path}`, { method: 'POST', body: JSON.stringify(body) })

  async function aPerson(bank: Sandbox): Promise<TestPerson> {
    const made = await bank.control('http://127.0.0.1/people', { method: 'POST' })
    return (await made.json()) as TestPerson
  }

  async function signIn(bank: Sandbox, { email, password }: TestPerson): Promise<Tokens> {
    const answer = await post(bank, '/auth/login', loginOf(email, password))
    return (await answer.json()) as Tokens
  }

  const infoStatus = async (bank: Sandbox, { accessToken }: Tokens) => {
    const headers = { Authorization: `Bearer ${accessToken}` }
    const options = { method: 'POST', headers, body: '{}' }
    return (await bank.fetch('http://bank.localhost/api?customerInfoGet', options)).status
  }

  it('seed once between them', async () => {
    const answers = await one.control('http://127.0.0.1/people')
    expect(await answers.json()).toHaveLength(SEED_PEOPLE.length)
  })

  it('take each the tokens of the other', async () => {
    const tokens = await signIn(one, await aPerson(one))
    expect(await infoStatus(other, tokens)).toBe(200)
  })

  it('give one successor to twenty refreshes at once', async () => {
    const { refreshToken } = await signIn(one, await aPerson(one))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        readJson(post(i % 2 ? one : other, '/auth/refresh', { refreshToken })),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(19)
  })

  it('count wrong passwords together', async () => {
    const { email } = await aPerson(one)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        readJson(post(i % 2 ? one : other, '/auth/login', loginOf(email, 'not this one'))),
      ),
    )
    const wrong = answers.filter(({ code }) => code === 'invalid_credentials')
    expect(wrong).toHaveLength(5)
  })

  it('count wrong one-time codes together', async () => {
    const options = { method: 'POST', body: JSON.stringify({ signIn: 'otp' }) }
    const made = await one.control('http://127.0.0.1/people', options)
    const person = (await made.json()) as TestPerson
    const { verifier, challenge } = pkce()
    const login = loginOf(person.email, person.password, challenge)
    const { code } = await readJson(post(one, '/auth/login', login))
    const body = { code, codeVerifier: verifier, otp: 'no code' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        readJson(post(i % 2 ? one : other, '/auth/token', body)),
      ),
    )
    const codes = answers.map(answer => answer['code'])
    expect(codes.filter(each => each === 'invalid_code')).toHaveLength(4)
    expect(codes.filter(each => each === 'locked')).toHaveLength(16)
  })

  it('carry notices and sign-outs to each other (RT-001, RT-002)', async () => {
    const person = await aPerson(one)
    const { accessToken, refreshToken } = await signIn(one, person)
    const socket = other.openSocket('ws://bank.localhost/ws')
    const heard: string[] = []
    const ends: number[] = []
    Object.assign(socket, {
      onopen: () => socket.send(JSON.stringify({ type: 'authenticate', accessToken })),
      onmessage: ({ data }: { data: string }) => heard.push(data),
      onclose: ({ code }: { code: number }) => ends.push(code),
    })
    await eventually(() => expect(heard).toHaveLength(1))
    const [from, to] = person.accounts.map(({ accountId }) => accountId)
    await one.fetch('http://bank.localhost/api?betweenAccountsTransfer', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${accessToken}`,
        'Idempotency-Key': 'the-key-of-the-first-bank',
      },
      body: JSON.stringify({ fromAccount: from, toAccount: to, toAmount: '1.00' }),
    })
    await eventually(() => expect(heard).toHaveLength(3))
    await post(one, '/auth/logout', { refreshToken })
    await eventually(() => expect(ends).toEqual([4401]))
  })

  it('miss no sign-out and no notice when the line to the database breaks', async () => {
    const person = await aPerson(one)
    const staying = await signIn(one, person)
    const leaving = await signIn(one, person)
    const connect = async ({ accessToken }: Tokens, lastNoticeId?: string) => {
      const heard: string[] = []
      const ends: number[] = []
      const socket = other.openSocket('ws://bank.localhost/ws')
      const first = JSON.stringify({ type: 'authenticate', accessToken, lastNoticeId })
      Object.assign(socket, {
        onopen: () => socket.send(first),
        onmessage: ({ data }: { data: string }) => heard.push(data),
        onclose: ({ code }: { code: number }) => ends.push(code),
      })
      await eventually(() => expect(heard.length + ends.length).toBeGreaterThan(0))
      return { heard, ends }
    }
    const lines = [await connect(staying), await connect(leaving)]
    await onServer(server.url, BREAK_LISTENERS)
    await post(one, '/auth/logout', { refreshToken: leaving.refreshToken })
    await eventually(() => expect(lines.map(({ ends }) => ends)).toEqual([[1012], [1012]]))
    expect((await connect(leaving)).ends).toEqual([4401])
    const again = await connect(staying)
    expect(again.heard).toEqual(['{"type":"authenticated"}'])
    await post(one, '/auth/logout', { refreshToken: staying.refreshToken })
    await eventually(() => expect(again.ends).toEqual([4401]))
  })

  it('end the sessions of frames that begin while their parent ends', async () => {
    const person = await aPerson(one)
    const outlived = async () => {
      const { accessToken, refreshToken } = await signIn(one, person)
      const { verifier, challenge } = pkce()
      const granted = await one.fetch('http://bank.localhost/auth/embed', {
        method: 'POST',
        headers: { Authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({ clientKey: 'ck_sandbox_partner', codeChallenge: challenge }),
      })
      const { code } = (await granted.json()) as { code: string }
      const [traded] = await Promise.all([
        post(one, '/auth/token', { code, codeVerifier: verifier }),
        post(other, '/auth/logout', { refreshToken }),
      ])
      return traded.status === 200 ? infoStatus(one, (await traded.json()) as Tokens) : 401
    }
    const statuses = await Promise.all(Array.from({ length: 20 }, outlived))
    expect(new Set(statuses)).toEqual(new Set([401]))
  })

  it('share the clock and the reset', async () => {
    const tokens = await signIn(one, await aPerson(one))
    await one.clock.advance(3_600_000)
    await eventually(() =>
      expect(other.clock.now().getTime() - Date.now()).toBeGreaterThan(3_500_000),
    )
    await one.reset()
    await eventually(() => expect(other.clock.now().getTime() - Date.now()).toBeLessThan(60_000))
    expect(await infoStatus(other, tokens)).toBe(401)
    const again = await signIn(other, await aPerson(other))
    expect(await infoStatus(one, again)).toBe(200)
  })

  it('are reset while a transaction is under way', async () => {
    const client = new pg.Client(server.url)
    await client.connect()
    await client.query('begin; lock table sixpence.notice in share mode')
    const reset = one.reset()
    try {
      await eventually(async () => {
        await client.query('select pg_stat_clear_snapshot()')
        expect((await client.query(WAITING_RESET)).rowCount).toBeGreaterThan(0)
      })
      await client.query('lock table sixpence.bank_clock in share mode').catch(() => undefined)
    } finally {
      // Ends with its locks: another try finds nothing locked.
      await client.end()
      await reset
    }
    expect((await signIn(other, await aPerson(other))).accessToken).toBeTruthy()
  })
})
