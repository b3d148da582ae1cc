import { namedMethods } from '@sixpence/protocol/schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import { aKey } from '../../../tests/a-bank.ts'
import { told } from '../../../tests/a-merchant.ts'
import {
  eventually,
  type Pkce,
  pkce,
  testSandbox,
  type TestPerson,
} from '../../../tests/test-sandbox.ts'

const bank = testSandbox()
const CLIENT_KEY = 'ck_sandbox_partner'

const grant = (accessToken: string, { challenge }: Pick<Pkce, 'challenge'>, other: object = {}) =>
  told(
    bank.post(
      '/auth/embed',
      { clientKey: CLIENT_KEY, codeChallenge: challenge, ...other },
      { Authorization: `Bearer ${accessToken}` },
    ),
  )
const trade = (code: unknown, { verifier }: Pick<Pkce, 'verifier'>) =>
  told(bank.post('/auth/token', { code, codeVerifier: verifier }))
const refresh = (refreshToken: unknown) => told(bank.post('/auth/refresh', { refreshToken }))
const leave = (refreshToken: unknown) => told(bank.post('/auth/logout', { refreshToken }))
const info = async (accessToken: unknown) =>
  (await bank.call('customerInfoGet', {}, String(accessToken))).status

/** Returns a customer's own session, and that of a frame. */
async function withFrame(who?: TestPerson) {
  const person = who ?? (await bank.person())
  const own = await bank.signIn(person)
  const secret = pkce()
  const { code } = await grant(own.accessToken, secret)
  const frame = await trade(code, secret)
  return { person, own, secret, code, frame, token: String(frame['accessToken']) }
}

const methods = namedMethods()

const ANY_KEY = 'any-key-of-a-frame'

describe('the session of a frame', () => {
  let frame: ReturnType<typeof withFrame>
  beforeAll(() => {
    frame = withFrame()
  })

  it('reads and quotes', async () => {
    const { token, person } = await withFrame()
    expect(await told(bank.call('customerInfoGet', {}, token))).toMatchObject({
      responseCode: '00',
      customer: { login: person.email },
    })
    const [from, to] = person.accounts.map(({ accountId }) => accountId)
    const transfer = { fromAccount: from, toAccount: to, toAmount: '1.00' }
    expect(await told(bank.call('betweenAccountsFeeGet', transfer, token))).toMatchObject({
      responseCode: '00',
    })
  })

  it('speaks the language of the page around it, which is not yet its customer’s', async () => {
    const { own, token, person } = await withFrame()
    await bank.call('customerInfoGet', { lang: 'ro' }, own.accessToken)
    await bank.call('customerInfoGet', { lang: 'es' }, token)
    const kept = await bank.database.sql`
      select locale from customer_language where customer_id = ${person.customerId}`
    expect(kept).toEqual([{ locale: 'ro' }])
  })

  it.each([
    ['betweenAccountsTransfer', {}],
    ['p2pTransfer', {}],
    ['checkoutPay', {}],
    ['transferApprove', { trxid: 'x', approvalCode: '1' }],
  ])('is sent to a window of the bank for %s', async (method, body) => {
    const { token, person } = await withFrame()
    const [from, to] = person.accounts.map(({ accountId }) => accountId)
    const order = { fromAccount: from, toAccount: to, toAmount: '1.00', ...body }
    const answer = await told(bank.call(method, order, { token, key: ANY_KEY }))
    expect(answer).toMatchObject({ http: 200, responseCode: 'ESU' })
    const kept = await bank.database.sql`
      select id from payment where customer_id = ${person.customerId}`
    expect(kept).toEqual([])
  })

  it.each(methods.filter(({ access }) => access === 'customer'))(
    'is refused $name unless that reads',
    async ({ name, scope }) => {
      const { token } = await frame
      const { responseCode } = await told(bank.call(name, {}, { token, key: ANY_KEY }))
      expect(responseCode === 'ESU').toBe(scope === 'full')
    },
  )

  it('begets no other', async () => {
    const { token } = await withFrame()
    expect(await grant(token, pkce())).toEqual({
      http: 403,
      code: 'step_up_needed',
      message: 'This needs a window of the bank.',
    })
  })

  it('stays what it is when it is refreshed', async () => {
    const { frame } = await withFrame()
    const next = await refresh(frame['refreshToken'])
    const token = String(next['accessToken'])
    expect(await info(token)).toBe(200)
    const answer = await told(bank.call('p2pTransfer', {}, { token, key: aKey() }))
    expect(answer).toMatchObject({ responseCode: 'ESU' })
  })

  it('ends with the session it came from', async () => {
    const { own, frame, token, code, secret } = await withFrame()
    await leave(own.refreshToken)
    expect(await info(token)).toBe(401)
    expect(await refresh(frame['refreshToken'])).toMatchObject({ code: 'invalid_grant' })
    expect(await trade(code, secret)).toMatchObject({ http: 401 })
  })

  it('leaves the session it came from as it is', async () => {
    const { own, frame, token } = await withFrame()
    await leave(frame['refreshToken'])
    expect(await info(token)).toBe(401)
    expect(await info(own.accessToken)).toBe(200)
  })

  it('lasts no longer than the session it came from', async () => {
    const { person } = await withFrame()
    const rows = await bank.database.sql<{ count: bigint }>`
      select count(distinct expires_at) from token_family where customer_id = ${person.customerId}`
    expect(rows).toEqual([{ count: 1n }])
  })

  it('hears notices, and is closed with the session it came from', async () => {
    const { own, token } = await withFrame()
    const heard: string[] = []
    const ends: number[] = []
    const socket = bank.sandbox.openSocket('ws://bank.localhost/ws')
    Object.assign(socket, {
      onopen: () => socket.send(JSON.stringify({ type: 'authenticate', accessToken: token })),
      onmessage: ({ data }: { data: string }) => heard.push(data),
      onclose: ({ code }: { code: number }) => ends.push(code),
    })
    await eventually(() => expect(heard).toEqual(['{"type":"authenticated"}']))
    await leave(own.refreshToken)
    await eventually(() => expect(ends).toEqual([4401]))
  })
})

describe('the code for a frame', () => {
  it('works once, and its second use ends the session', async () => {
    const { code, secret, token, own } = await withFrame()
    expect(await trade(code, secret)).toMatchObject({ http: 401, code: 'invalid_grant' })
    expect(await info(token)).toBe(401)
    expect(await info(own.accessToken)).toBe(200)
  })

  it('works for sixty seconds', async () => {
    const { accessToken } = await bank.signIn(await bank.person())
    const secret = pkce()
    const { code } = await grant(accessToken, secret)
    await bank.sandbox.clock.advance(60_000)
    expect(await trade(code, secret)).toMatchObject({ http: 401, code: 'expired_code' })
  })

  it('works with its own verifier alone', async () => {
    const { accessToken } = await bank.signIn(await bank.person())
    const { code } = await grant(accessToken, pkce())
    expect(await trade(code, pkce())).toMatchObject({ http: 401, code: 'invalid_grant' })
  })

  it('works no more once the session that granted it has ended', async () => {
    const { accessToken, refreshToken } = await bank.signIn(await bank.person())
    const secret = pkce()
    const { code } = await grant(accessToken, secret)
    await leave(refreshToken)
    expect(await trade(code, secret)).toMatchObject({ http: 401, code: 'invalid_grant' })
  })

  it('is not made a sign-in’s by asking for a one-time code', async () => {
    const person = await bank.person()
    const { accessToken } = await bank.signIn(person)
    const { code } = await grant(accessToken, pkce())
    const again = await told(bank.post('/auth/push/re-send', { code }))
    expect(again).toMatchObject({ http: 401, code: 'invalid_grant' })
    expect(await bank.codeOf(person.email)).toBe('no code came')
  })

  it('is for those who are signed in', async () => {
    expect(await grant('nonsense', pkce())).toMatchObject({ http: 401, code: 'invalid_grant' })
    const answer = await bank.post('/auth/embed', {
      clientKey: CLIENT_KEY,
      codeChallenge: pkce().challenge,
    })
    expect(answer.status).toBe(401)
  })

  it.each([
    { clientKey: 'ck_sandbox_nobody' },
    { clientKey: 'sk_sandbox_munteanu_books' },
    { codeChallenge: 'short' },
    { codeChallengeMethod: 'plain' },
  ])('is refused for %j', async other => {
    const { accessToken } = await bank.signIn(await bank.person())
    expect(await grant(accessToken, pkce(), other)).toMatchObject({
      http: 400,
      code: 'invalid_request',
    })
  })
})
