import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { loginOf, pkce, type Tokens, useSandbox } from '../../tests/use-sandbox.ts'

const bank = useSandbox()
const strict = useSandbox({ refreshGraceMs: 0 })

const MINUTE = 60_000
type Json = Record<string, unknown> & { status: number }

async function aJson(response: Promise<Response>): Promise<Json> {
  const answer = await response
  return { ...((await answer.json()) as object), status: answer.status }
}

async function otpStep() {
  const person = await bank.person({ signIn: 'otp' })
  const { verifier, challenge } = pkce()
  const step = await aJson(
    bank.post('/auth/login', loginOf(person.email, person.password, challenge)),
  )
  const otp = await bank.codeOf(person.email)
  return { person, verifier, code: String(step['code']), otp, step }
}

const wrongOtp = (otp: string) => (otp === '000000' ? '000001' : '000000')

describe('login', () => {
  it('answers tokens at once in the flow simple (AUTH-008, AUTH-009, AUTH-021)', async () => {
    const person = await bank.person()
    const answer = await aJson(bank.post('/auth/login', loginOf(person.email, person.password)))
    expect(answer).toMatchObject({ status: 200, authFlow: 'simple' })
    expect(answer['accessToken']).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(answer['refreshToken']).toMatch(/^[\w-]{43}$/)
    expect(answer).not.toHaveProperty('code')
  })

  it('answers a code and sends another in the flow otp (AUTH-010)', async () => {
    const { step, otp, person } = await otpStep()
    expect(step).toMatchObject({ status: 200, authFlow: 'otp' })
    expect(step['sentTo']).toBe(`${person.email[0]}•••@people.sixpence.example`)
    expect(step).not.toHaveProperty('accessToken')
    expect(otp).toMatch(/^\d{6}$/)
  })

  it('takes the name in any case', async () => {
    const person = await bank.person()
    const name = ` ${person.email.toUpperCase()} `
    expect(await aJson(bank.post('/auth/login', loginOf(name, person.password)))).toMatchObject({
      status: 200,
    })
  })

  it('answers an unknown name exactly as a wrong password', async () => {
    const person = await bank.person()
    const wrong = await aJson(bank.post('/auth/login', loginOf(person.email, 'not this one')))
    const unknown = await aJson(
      bank.post('/auth/login', loginOf('no@body.example', 'not this one')),
    )
    expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials' })
    expect(unknown).toEqual(wrong)
  })

  it('takes as long for an unknown name as for a wrong password', async () => {
    const person = await bank.person()
    const timed = async (name: string) => {
      const started = performance.now()
      await bank.post('/auth/login', loginOf(name, 'not this one'))
      return performance.now() - started
    }
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let i = 0; i < 24; i += 1) {
      times.known.push(await timed(person.email))
      times.unknown.push(await timed('no@body.example'))
      await bank.database.sql`delete from sign_in_failure`
    }
    const quickest = (all: number[]) => all.toSorted((a, b) => a - b)[4] ?? 0
    const [known, unknown] = [quickest(times.known), quickest(times.unknown)]
    expect(unknown / known).toBeGreaterThan(0.6)
    expect(unknown / known).toBeLessThan(1.6)
  })

  it.each(['a known name', 'an unknown name'])(
    'locks %s after five wrong passwords',
    async which => {
      const person = await bank.person()
      const name = which === 'a known name' ? person.email : 'no@body.example'
      const attempt = (password: string) => aJson(bank.post('/auth/login', loginOf(name, password)))
      for (let i = 0; i < 5; i += 1) {
        expect(await attempt('not this one')).toMatchObject({ code: 'invalid_credentials' })
      }
      const locked = await attempt(person.password)
      expect(locked).toMatchObject({ status: 401, code: 'locked' })
      expect(locked['retryAfterSeconds']).toBeGreaterThan(890)
      await bank.sandbox.clock.advance(15 * MINUTE + 1000)
      const expected = which === 'a known name' ? 200 : 401
      expect((await attempt(person.password)).status).toBe(expected)
    },
  )

  it('counts guesses made at once one by one', async () => {
    const person = await bank.person()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        aJson(bank.post('/auth/login', loginOf(person.email, 'not this one'))),
      ),
    )
    const codes = answers.map(answer => answer['code'])
    expect(codes.filter(code => code === 'invalid_credentials')).toHaveLength(5)
    expect(codes.filter(code => code === 'locked')).toHaveLength(7)
  })

  it('forgets wrong passwords after a right one', async () => {
    const person = await bank.person()
    const attempt = (password: string) => bank.post('/auth/login', loginOf(person.email, password))
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 4; i += 1) await attempt('not this one')
      expect((await attempt(person.password)).status).toBe(200)
    }
  })

  it.each([
    ['a challenge that is too short', { codeChallenge: 'a'.repeat(42) }],
    ['a challenge that is too long', { codeChallenge: 'a'.repeat(129) }],
    ['a challenge of other characters', { codeChallenge: `${'a'.repeat(42)}+` }],
    ['no challenge', { codeChallenge: undefined }],
    ['the plain method', { codeChallengeMethod: 'plain' }],
    ['an unknown client', { client: 'other' }],
    ['no password', { password: '' }],
    ['a number as password', { password: 12345 }],
    ['a list as name', { username: ['a@b.example'] }],
  ])('refuses %s (AUTH-018, AUTH-019)', async (_what, part) => {
    const person = await bank.person()
    const body = { ...loginOf(person.email, person.password), ...part }
    const answer = await aJson(bank.post('/auth/login', body))
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(typeof answer['message']).toBe('string')
  })
})

describe('token', () => {
  it('trades code, verifier and one-time code for tokens (AUTH-010, AUTH-022)', async () => {
    const { code, verifier, otp, person } = await otpStep()
    const answer = await aJson(bank.post('/auth/token', { code, codeVerifier: verifier, otp }))
    expect(answer.status).toBe(200)
    const info = await aJson(bank.call('customerInfoGet', {}, String(answer['accessToken'])))
    expect(info).toMatchObject({ responseCode: '00', customer: { login: person.email } })
  })

  it('refuses another verifier and tells nothing of the code', async () => {
    const { code, otp } = await otpStep()
    const { verifier } = pkce()
    const right = await aJson(bank.post('/auth/token', { code, codeVerifier: verifier, otp }))
    const wrong = await aJson(
      bank.post('/auth/token', { code, codeVerifier: verifier, otp: wrongOtp(otp) }),
    )
    expect(right).toMatchObject({ status: 401, code: 'invalid_grant' })
    expect(wrong).toEqual(right)
  })

  it('refuses the challenge itself as verifier: plain is no PKCE', async () => {
    const person = await bank.person({ signIn: 'otp' })
    const { challenge } = pkce()
    const step = await aJson(
      bank.post('/auth/login', loginOf(person.email, person.password, challenge)),
    )
    const otp = await bank.codeOf(person.email)
    const answer = await aJson(
      bank.post('/auth/token', { code: step['code'], codeVerifier: challenge, otp }),
    )
    expect(answer).toMatchObject({ status: 401, code: 'invalid_grant' })
  })

  it('refuses a missing verifier', async () => {
    const { code, otp } = await otpStep()
    const answer = await aJson(bank.post('/auth/token', { code, otp }))
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request' })
  })

  it("refuses another sign-in's code", async () => {
    const one = await otpStep()
    const other = await otpStep()
    const answer = await aJson(
      bank.post('/auth/token', { code: other.code, codeVerifier: one.verifier, otp: one.otp }),
    )
    expect(answer).toMatchObject({ status: 401, code: 'invalid_grant' })
    const mixed = await aJson(
      bank.post('/auth/token', { code: one.code, codeVerifier: one.verifier, otp: other.otp }),
    )
    if (one.otp !== other.otp) expect(mixed).toMatchObject({ status: 401, code: 'invalid_code' })
  })

  it('refuses a made-up code', async () => {
    const { verifier, otp } = await otpStep()
    const answer = await aJson(
      bank.post('/auth/token', { code: 'made-up', codeVerifier: verifier, otp }),
    )
    expect(answer).toMatchObject({ status: 401, code: 'invalid_grant' })
  })

  it('ends the session of a code that comes twice', async () => {
    const { code, verifier, otp } = await otpStep()
    const body = { code, codeVerifier: verifier, otp }
    const tokens = await aJson(bank.post('/auth/token', body))
    const { accessToken, refreshToken } = tokens as Json & Tokens
    expect(await aJson(bank.post('/auth/token', body))).toMatchObject({ code: 'invalid_grant' })
    expect((await bank.call('customerInfoGet', {}, String(accessToken))).status).toBe(401)
    expect(await aJson(bank.post('/auth/refresh', { refreshToken }))).toMatchObject({
      status: 401,
      code: 'invalid_grant',
    })
  })

  it('refuses an expired code', async () => {
    const { code, verifier, otp } = await otpStep()
    await bank.sandbox.clock.advance(10 * MINUTE + 1)
    const answer = await aJson(bank.post('/auth/token', { code, codeVerifier: verifier, otp }))
    expect(answer).toMatchObject({ status: 401, code: 'expired_code' })
  })

  it('takes five tries at a one-time code', async () => {
    const { code, verifier, otp } = await otpStep()
    const attempt = (typed: string | undefined) =>
      aJson(bank.post('/auth/token', { code, codeVerifier: verifier, otp: typed }))
    for (let i = 0; i < 3; i += 1) {
      expect(await attempt(wrongOtp(otp))).toMatchObject({ status: 401, code: 'invalid_code' })
    }
    expect(await attempt(undefined)).toMatchObject({ code: 'invalid_code' })
    expect(await attempt(wrongOtp(otp))).toMatchObject({ code: 'too_many_attempts' })
    expect(await attempt(otp)).toMatchObject({ status: 401, code: 'too_many_attempts' })
  })
})

describe('resend', () => {
  it('sends another code after a minute, and the first stops working (AUTH-027)', async () => {
    const { code, verifier, otp, person } = await otpStep()
    const soon = await aJson(bank.post('/auth/push/re-send', { code }))
    expect(soon).toMatchObject({ status: 401, code: 'too_soon' })
    expect(soon['retryAfterSeconds']).toBeGreaterThan(50)
    await bank.sandbox.clock.advance(MINUTE)
    expect(await aJson(bank.post('/auth/push/re-send', { code }))).toMatchObject({ status: 200 })
    const second = await bank.codeOf(person.email)
    if (second !== otp) {
      const old = await aJson(bank.post('/auth/token', { code, codeVerifier: verifier, otp }))
      expect(old).toMatchObject({ code: 'invalid_code' })
    }
    const answer = await bank.post('/auth/token', { code, codeVerifier: verifier, otp: second })
    expect(answer.status).toBe(200)
  })
})

describe('refresh', () => {
  it('trades a token for a new pair (AUTH-023)', async () => {
    const { accessToken, refreshToken } = await bank.signIn(await bank.person())
    const next = await aJson(bank.post('/auth/refresh', { refreshToken }))
    expect(next.status).toBe(200)
    expect(next['refreshToken']).not.toBe(refreshToken)
    expect(next['accessToken']).not.toBe(accessToken)
  })

  it('answers the same successor within the grace', async () => {
    const { refreshToken } = await bank.signIn(await bank.person())
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => aJson(bank.post('/auth/refresh', { refreshToken }))),
    )
    expect(new Set(answers.map(answer => answer['refreshToken'])).size).toBe(1)
    await bank.sandbox.clock.advance(4000)
    const late = await aJson(bank.post('/auth/refresh', { refreshToken }))
    expect(late['refreshToken']).toBe(answers[0]?.['refreshToken'])
  })

  it('ends the family when a token is used again after the grace', async () => {
    const { refreshToken } = await bank.signIn(await bank.person())
    const next = await aJson(bank.post('/auth/refresh', { refreshToken }))
    await bank.sandbox.clock.advance(5000)
    expect(await aJson(bank.post('/auth/refresh', { refreshToken }))).toMatchObject({
      status: 401,
      code: 'invalid_grant',
    })
    const after = await bank.post('/auth/refresh', { refreshToken: next['refreshToken'] })
    expect(after.status).toBe(401)
    expect((await bank.call('customerInfoGet', {}, String(next['accessToken']))).status).toBe(401)
  })

  it('gives no grace when there is to be none', async () => {
    const { refreshToken } = await strict.signIn(await strict.person())
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => aJson(strict.post('/auth/refresh', { refreshToken }))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const won = answers.find(({ status }) => status === 200)
    const after = await strict.post('/auth/refresh', { refreshToken: won?.['refreshToken'] })
    expect(after.status).toBe(401)
  })

  it('leaves the sessions of other devices alone', async () => {
    const person = await strict.person()
    const [one, other] = [await strict.signIn(person), await strict.signIn(person)]
    await strict.post('/auth/refresh', { refreshToken: one.refreshToken })
    await strict.post('/auth/refresh', { refreshToken: one.refreshToken })
    expect((await strict.post('/auth/refresh', { refreshToken: other.refreshToken })).status).toBe(
      200,
    )
  })

  it('keeps refresh tokens and codes as hashes only', async () => {
    const { refreshToken } = await bank.signIn(await bank.person())
    const rows = await bank.database.sql<{ row: string }>`
      select to_jsonb(t)::text as row from refresh_token t
      union all select to_jsonb(f)::text from token_family f`
    expect(rows.some(({ row }) => row.includes(refreshToken))).toBe(false)
  })

  it('ends a session after thirty days, however often it was refreshed', async () => {
    const { refreshToken } = await bank.signIn(await bank.person())
    await bank.sandbox.clock.advance(29 * 24 * 60 * MINUTE)
    const next = await aJson(bank.post('/auth/refresh', { refreshToken }))
    expect(next.status).toBe(200)
    await bank.sandbox.clock.advance(2 * 24 * 60 * MINUTE)
    const last = await bank.post('/auth/refresh', { refreshToken: next['refreshToken'] })
    expect(last.status).toBe(401)
  })
})

describe('logout', () => {
  it('ends the session, and twice is once (AUTH-024, SESS-008)', async () => {
    const { accessToken, refreshToken } = await bank.signIn(await bank.person())
    expect((await bank.post('/auth/logout', { refreshToken })).status).toBe(200)
    expect((await bank.post('/auth/logout', { refreshToken })).status).toBe(200)
    expect((await bank.post('/auth/logout', { refreshToken: 'made-up' })).status).toBe(200)
    expect((await bank.post('/auth/refresh', { refreshToken })).status).toBe(401)
    expect((await bank.call('customerInfoGet', {}, accessToken)).status).toBe(401)
  })
})

describe('access tokens', () => {
  const parts = (token: string) => token.split('.') as [string, string, string]
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const decode = (text: string) =>
    JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>

  it('carry who it is and live five minutes of the bank (SESS-001)', async () => {
    const person = await bank.person()
    const { accessToken } = await bank.signIn(person)
    const payload = decode(parts(accessToken)[1])
    expect(payload).toMatchObject({ email: person.email, customerId: person.customerId })
    expect(Number(payload['exp']) - Number(payload['iat'])).toBe(300)
    await bank.sandbox.clock.advance(299_000)
    expect((await bank.call('customerInfoGet', {}, accessToken)).status).toBe(200)
    await bank.sandbox.clock.advance(2000)
    const answer = await aJson(bank.call('customerInfoGet', {}, accessToken))
    expect(answer).toMatchObject({ status: 401, responseCode: 'AU' })
  })

  it('are refused when forged (API-016)', async () => {
    const { accessToken } = await bank.signIn(await bank.person())
    const other = await bank.signIn(await bank.person())
    const [head, payload, signature] = parts(accessToken)
    const header = decode(head)
    const [key] = await bank.database.sql<{
      jwk: object
    }>`select public_jwk as jwk from signing_key`
    const confused = `${encode({ ...header, alg: 'HS256' })}.${payload}`
    const hs256 = createHmac('sha256', JSON.stringify(key?.jwk)).update(confused)
    const forged = [
      `${encode({ alg: 'none' })}.${payload}.`,
      `${encode({ ...header, alg: 'none' })}.${payload}.${signature}`,
      `${encode({ ...header, alg: 'NONE' })}.${payload}.`,
      `${confused}.${hs256.digest('base64url')}`,
      `${encode({ ...header, alg: 'ES384' })}.${payload}.${signature}`,
      `${encode({ ...header, kid: 'another' })}.${payload}.${signature}`,
      `${encode({ ...header, kid: '../../../etc/passwd' })}.${payload}.${signature}`,
      `${encode({ ...header, kid: "' or 1=1 --" })}.${payload}.${signature}`,
      `${encode({ ...header, kid: 7 })}.${payload}.${signature}`,
      `${encode({ ...header, jku: 'https://thief.example/keys' })}.${payload}.${signature}`,
      `${encode({ ...header, jwk: key?.jwk })}.${payload}.${signature}`,
      `${encode({ ...header, crit: ['exp'] })}.${payload}.${signature}`,
      `${encode({ alg: 'ES256' })}.${payload}.${signature}`,
      `${head}.${encode({ ...decode(payload), sub: 'user-ada' })}.${signature}`,
      `${head}.${encode({ ...decode(payload), exp: 9_999_999_999 })}.${signature}`,
      `${head}.${parts(other.accessToken)[1]}.${signature}`,
      `${head}.${payload}.${parts(other.accessToken)[2]}`,
      `${head}.${payload}.`,
      `${head}.${payload}`,
      `${head}..${signature}`,
      `..`,
      'null',
      encode({}),
      `${Buffer.from('not json').toString('base64url')}.${payload}.${signature}`,
      accessToken.slice(0, -4),
      `${accessToken}AAAA`,
      'x'.repeat(10_000),
    ]
    for (const token of forged) {
      const answer = await aJson(bank.call('customerInfoGet', {}, token))
      expect(answer, token).toMatchObject({ status: 401, responseCode: 'AU' })
    }
    expect((await bank.call('customerInfoGet', {}, accessToken)).status).toBe(200)
  })
})

describe('the old names', () => {
  it('sign in as the token service does (AUTH-019, AUTH-020)', async () => {
    const person = await bank.person({ signIn: 'otp' })
    const { verifier, challenge } = pkce()
    const step = await aJson(bank.call('login', loginOf(person.email, person.password, challenge)))
    expect(step).toMatchObject({ responseCode: '00', authFlow: 'otp' })
    const otp = await bank.codeOf(person.email)
    const tokens = await aJson(
      bank.call('tokenGet', { code: step['code'], codeVerifier: verifier, otp }),
    )
    expect(tokens).toMatchObject({ responseCode: '00' })
    expect((await bank.call('customerInfoGet', {}, String(tokens['accessToken']))).status).toBe(200)
  })

  it('count wrong passwords too', async () => {
    const person = await bank.person()
    for (let i = 0; i < 5; i += 1) await bank.call('login', loginOf(person.email, 'not this one'))
    const answer = await aJson(bank.call('login', loginOf(person.email, person.password)))
    expect(answer).toMatchObject({ status: 200, responseCode: 'VF' })
    expect(answer['responseDescription']).toContain('Too many wrong passwords')
  })
})
