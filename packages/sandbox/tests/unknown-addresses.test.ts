import { SANDBOX_CAPTCHA } from '@sixpence/protocol'
import { namedMethods, restMethods } from '@sixpence/protocol/schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../src/db/index.ts'
import { openPgliteMigrated } from '../src/db/index.ts'
import { runSandbox, type Sandbox } from '../src/sandbox.ts'
import { nextTransaction, recorded, writtenSince } from './recorded.ts'
import { loginOf } from './test-sandbox.ts'

const captcha = SANDBOX_CAPTCHA
const MINUTE = 60_000

let bank: Sandbox
let spied: { database: Database; statements: string[] }

beforeAll(async () => {
  spied = recorded(await openPgliteMigrated({ dump: undefined }))
  // Some responses contain seconds.
  const now = new Date()
  bank = await runSandbox(spied.database, { clock: { now: () => now } })
  return () => bank.close()
}, 120_000)

const post = (path: string, body: object, ask = bank.fetch) =>
  ask(`http://127.0.0.1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Returns a call's statements, its writes, and its response. */
async function traced(call: (email: string) => Promise<Response>, email: string) {
  const since = await nextTransaction(spied.database)
  const before = await writtenSince(spied.database, since)
  spied.statements.length = 0
  const answer = await call(email)
  const statements = [...spied.statements]
  const after = await writtenSince(spied.database, since)
  const writes = Object.keys(after).flatMap(table => {
    const [old, now] = [before[table], after[table]]
    if (!old || !now) return []
    const change = { added: now.rows - old.rows, written: now.written }
    return change.added === 0n && change.written === 0n ? [] : [{ table, ...change }]
  })
  return { statements, writes, body: plain(await answer.json()), status: answer.status }
}

/** Replaces ids and secrets, which are random. */
const plain = (body: unknown) => JSON.stringify(body).replaceAll(/[\w-]{36,}/g, '…')

type Ask = (email: string) => Promise<Response>

const named =
  (method: string, body: (email: string) => object): Ask =>
  email =>
    post(`/api?${method}`, body(email))

const logIn: Ask = email => post('/auth/login', loginOf(email, 'not the password'))
const request = named('passwordChangeRequest', email => ({ email, captcha }))
const claim = { recoveryEmail: 'a@b.example', firstName: 'A', lastName: 'B', dob: '1990-12-10' }
const resend = named('activationCodeResend', email => ({ email, captcha }))

interface Case {
  /** The call by its name in the protocol. */
  readonly call: string
  readonly what: string
  readonly ask: Ask
  /** The owner of the known address. */
  readonly wish?: object
  /** Earlier calls of the owner of the address. */
  readonly before?: Ask
  /** Calls made for both before the comparison. */
  readonly first?: Ask
}

const CASES: readonly Case[] = [
  { call: '/auth/login', what: 'a wrong password', ask: logIn },
  { call: '/auth/login', what: 'another wrong password', first: logIn, ask: logIn },
  {
    call: '/auth/login',
    what: 'the first password of somebody who is not active',
    wish: { activation: 'activation' },
    ask: logIn,
  },
  {
    call: '/auth/login',
    what: 'the wrong password of somebody who has signed in before',
    wish: { password: 'violet kettle 41' },
    before: email => post('/auth/login', loginOf(email, 'violet kettle 41')),
    ask: logIn,
  },
  {
    call: 'login',
    what: 'a wrong password by its old name',
    ask: named('login', email => loginOf(email, 'not the password')),
  },
  { call: 'passwordChangeRequest', what: 'a code', ask: request },
  {
    call: 'passwordChangeRequest',
    what: 'a code for who has spoken to the bank before',
    wish: { locale: 'ro' },
    ask: request,
  },
  { call: 'passwordChangeRequest', what: 'another code at once', first: request, ask: request },
  {
    call: 'passwordCodeCheck',
    what: 'a code that nobody asked for',
    ask: named('passwordCodeCheck', email => ({ email, code: '012345' })),
  },
  {
    call: 'passwordCodeCheck',
    what: 'a wrong code',
    first: request,
    ask: named('passwordCodeCheck', email => ({ email, code: '012345' })),
  },
  {
    call: 'passwordChangeWithCode',
    what: 'a wrong code',
    first: request,
    ask: named('passwordChangeWithCode', email => ({
      email,
      code: '012345',
      password: 'violet kettle 41',
    })),
  },
  {
    call: 'recoveryStart',
    what: 'a claim that does not fit',
    ask: named('recoveryStart', email => ({ email, ...claim, captcha })),
  },
  {
    call: 'activationCodeResend',
    what: 'a link for who waits for one',
    wish: { activation: 'activation' },
    ask: resend,
  },
  {
    call: 'activationCodeResend',
    what: 'another link at once',
    wish: { activation: 'activationEmployee' },
    first: resend,
    ask: resend,
  },
  { call: 'activationCodeResend', what: 'a link for who is active', ask: resend },
  {
    call: 'accountActivate',
    what: 'a wrong link',
    wish: { activation: 'activation' },
    ask: named('accountActivate', email => ({ username: email, activationCode: 'c1' })),
  },
  {
    call: 'businessAccountActivate',
    what: 'a wrong link of a business',
    wish: { activation: 'activationBusiness' },
    ask: named('businessAccountActivate', email => ({ email, activationCode: 'c1' })),
  },
]

describe('an address that nobody has', () => {
  let count = 0

  it.each(CASES)('costs $call the same: $what', async ({ ask, before, first, wish = {} }) => {
    count += 1
    const [known, unknown] = [`known-${count}@x.example`, `nobody-${count}@x.example`]
    await post('/people', { email: known, accounts: [], ...wish }, bank.control)
    await before?.(known)
    // Within a minute of the first link nobody gets another.
    await bank.clock.advance(2 * MINUTE)
    for (const email of [known, unknown]) await first?.(email)
    // The counters by origin exist before either.
    await ask(`other-${count}@x.example`)
    const ofKnown = await traced(ask, known)
    expect(await traced(ask, unknown)).toEqual(ofKnown)
    expect(ofKnown.statements.length).toBeGreaterThan(0)
  })

  it('gets no mail, and neither has anybody else from it', async () => {
    const email = 'nobody-at-all@x.example'
    await request(email)
    await resend(email)
    await named('recoveryStart', () => ({ email, ...claim, captcha }))(email)
    for (const path of [`/inbox?to=${email}`, '/inbox']) {
      const inbox = await (await bank.control(`http://127.0.0.1${path}`)).text()
      expect(inbox).not.toContain(email)
    }
  })

  it('is asked for in every public call that takes one', () => {
    const takesAddress = (input: object) =>
      'shape' in input &&
      Object.keys(input.shape as object).some(field => /e?mail|username|phone|login/i.test(field))
    const calls = [...namedMethods(), ...restMethods()]
    const open = calls.filter(({ access, input }) => access === 'public' && takesAddress(input))
    const names = open.map(call => ('name' in call ? call.name : call.path))
    expect(new Set(CASES.map(({ call }) => call))).toEqual(new Set(names))
  })
})
