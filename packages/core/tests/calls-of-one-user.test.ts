import { HEADER } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import {
  createCallAsCustomer,
  createCallRest,
  createFetchDocument,
  type Subject,
} from '../src/http/index.ts'
import { createCallNamedMethod, type CallOptions } from '../src/transport/index.ts'
import { KEY, METHODS, OK } from './a-call.ts'
import { codeOf } from './payments/a-customer.ts'
import { json, platformAnswering } from './http-bank.ts'
import { accessTokenText } from './session/access-token-text.ts'

const subjectOf = (userId: string, actsFor?: string): Subject => ({
  key: `${userId}~${actsFor}`,
  userId,
  actsFor,
})
const BEARER = { ada: bearerOf('ada'), ben: bearerOf('ben') }

function bearerOf(sub: string): string {
  return `Bearer ${accessTokenText({ sub, exp: 2_000_000_000 })}`
}

interface Moments {
  /** The signed-in user when the call begins. */
  readonly begins?: Subject
  /** The owners of the token when it is read, and of the next one. */
  readonly tokens?: readonly (keyof typeof BEARER)[]
  /** True if the bank accepts the first token. */
  readonly isTaken?: boolean
}

/** A bank, and a device on which somebody else can sign in at any moment of a call. */
function aDevice({ begins = subjectOf('ada'), tokens = ['ada'], isTaken = true }: Moments) {
  const left = [...tokens]
  let subject: Subject | undefined = begins
  const token = async () => {
    subject = subjectOf(left[0] ?? 'ben', 'corp')
    return BEARER[left.shift() ?? 'ben'].slice('Bearer '.length)
  }
  const session = { accessToken: token, renewedToken: token, touch: () => undefined }
  const { platform, sent } = platformAnswering(({ path }) => {
    const isRefused = !isTaken && sent.length === 1
    if (isRefused) return json({ responseCode: 'AU', message: 'Sign in.' }, 401)
    if (path === '/file') return new Response('a', { headers: { 'Content-Type': 'text/csv' } })
    return json(OK)
  })
  const common = { api: 'https://bank.example', platform, session, language: () => 'en' }
  const call = createCallNamedMethod({
    ...common,
    caller: () => ({ userId: subject?.userId, fromCustomerId: subject?.actsFor }),
    onDiagnostic: () => undefined,
  })
  const callAsCustomer = createCallAsCustomer({
    ...common,
    callRest: createCallRest(common.api, platform),
    userId: () => subject?.userId,
  })
  const fetchDocument = createFetchDocument({ ...common, subject: () => subject })
  return {
    sent,
    pay: (options: CallOptions = {}) =>
      call(METHODS.pay, { amount: '1' }, { key: KEY, ...options }),
    ways: {
      named: async () => void (await call(METHODS.read, {})),
      rest: async () => void (await callAsCustomer({ path: '/rest', body: {}, read: () => true })),
      document: async () =>
        void (await fetchDocument({ path: '/file', body: {}, mediaType: 'text/csv' })),
    },
  }
}

const bearers = (sent: readonly { headers: Headers }[]) =>
  sent.map(({ headers }) => headers.get('Authorization'))

describe.each(['named', 'rest', 'document'] as const)('a %s call', way => {
  it('bears the token of whoever began it', async () => {
    const { ways, sent } = aDevice({ tokens: ['ada', 'ada'], isTaken: false })
    await ways[way]()
    expect(bearers(sent)).toEqual([BEARER.ada, BEARER.ada])
  })

  it('does not go out once somebody else is signed in', async () => {
    const { ways, sent } = aDevice({ tokens: ['ben'] })
    expect(await codeOf(ways[way]())).toBe('session_expired')
    expect(sent).toEqual([])
  })

  it('does not go out again once somebody else is signed in', async () => {
    const { ways, sent } = aDevice({ tokens: ['ada', 'ben'], isTaken: false })
    expect(await codeOf(ways[way]())).toBe('session_expired')
    expect(bearers(sent)).toEqual([BEARER.ada])
  })
})

describe.each(['named', 'document'] as const)('a %s call', way => {
  it('is in the name of whoever was acted for when it began', async () => {
    const { ways, sent } = aDevice({ begins: subjectOf('ada', 'bolt') })
    await ways[way]()
    expect(sent[0]?.headers.get(HEADER.customerId)).toBe('bolt')
  })
})

describe('a call of a subject', () => {
  it('is in their name, whomever the user acts for by now', async () => {
    const { pay, sent } = aDevice({ begins: subjectOf('ada', 'corp') })
    await pay({ subject: subjectOf('ada', 'bolt') })
    expect(sent[0]?.headers.get(HEADER.customerId)).toBe('bolt')
    expect(sent[0]?.body).toMatchObject({ fromCustomerId: 'bolt' })
  })

  it('is in nobody else’s name when the user acted for nobody', async () => {
    const { pay, sent } = aDevice({ begins: subjectOf('ada', 'corp') })
    await pay({ subject: subjectOf('ada') })
    expect(sent[0]?.headers.has(HEADER.customerId)).toBe(false)
    expect(sent[0]?.body).not.toHaveProperty('fromCustomerId')
  })

  it('does not begin once somebody else is signed in', async () => {
    const { pay, sent } = aDevice({ begins: subjectOf('ben'), tokens: ['ada'] })
    expect(await codeOf(pay({ subject: subjectOf('ada') }))).toBe('session_expired')
    expect(sent).toEqual([])
  })

  it('tells of each request before it leaves, and of none that does not', async () => {
    const left: number[] = []
    const first = aDevice({ tokens: ['ada', 'ben'], isTaken: false })
    await codeOf(first.pay({ onRequest: () => left.push(first.sent.length) }))
    const second = aDevice({ tokens: ['ben'] })
    await codeOf(second.pay({ onRequest: () => left.push(-1) }))
    expect(left).toEqual([0])
  })
})
