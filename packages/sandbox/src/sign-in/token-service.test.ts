import { describe, expect, it } from 'vitest'
import {
  type Json,
  type TestPerson,
  type Tokens,
  loginOf,
  pkce,
  readJson,
  testSandbox,
} from '../../tests/test-sandbox.ts'

const bank = testSandbox()

const MINUTE = 60_000

async function otpStep(who?: TestPerson) {
  const person = who ?? (await bank.person({ signIn: 'otp' }))
  const { verifier, challenge } = pkce()
  const step = await readJson(
    bank.post('/auth/login', loginOf(person.email, person.password, challenge)),
  )
  const otp = await bank.codeOf(person.email)
  return { person, verifier, code: String(step['code']), otp, step }
}

const wrongOtp = (otp: string) => (otp === '000000' ? '000001' : '000000')

describe('token', () => {
  it('follows a login that answers a code and sends another (AUTH-010)', async () => {
    const { step, otp, person } = await otpStep()
    expect(step).toMatchObject({ status: 200, authFlow: 'otp' })
    expect(step['sentTo']).toBe(`${person.email[0]}•••@people.sixpence.example`)
    expect(step).not.toHaveProperty('accessToken')
    expect(otp).toMatch(/^\d{6}$/)
  })

  it('trades code, verifier and one-time code for tokens (AUTH-010, AUTH-022)', async () => {
    const { code, verifier, otp, person } = await otpStep()
    const answer = await readJson(bank.post('/auth/token', { code, codeVerifier: verifier, otp }))
    expect(answer.status).toBe(200)
    const info = await readJson(bank.call('customerInfoGet', {}, String(answer['accessToken'])))
    expect(info).toMatchObject({ responseCode: '00', customer: { login: person.email } })
  })

  it('refuses another verifier and tells nothing of the code', async () => {
    const { code, otp } = await otpStep()
    const { verifier } = pkce()
    const right = await readJson(bank.post('/auth/token', { code, codeVerifier: verifier, otp }))
    const wrong = await readJson(
      bank.post('/auth/token', { code, codeVerifier: verifier, otp: wrongOtp(otp) }),
    )
    expect(right).toMatchObject({ status: 401, code: 'invalid_grant' })
    expect(wrong).toEqual(right)
  })

  it('refuses the challenge itself as verifier: plain is no PKCE', async () => {
    const person = await bank.person({ signIn: 'otp' })
    const { challenge } = pkce()
    const step = await readJson(
      bank.post('/auth/login', loginOf(person.email, person.password, challenge)),
    )
    const otp = await bank.codeOf(person.email)
    const answer = await readJson(
      bank.post('/auth/token', { code: step['code'], codeVerifier: challenge, otp }),
    )
    expect(answer).toMatchObject({ status: 401, code: 'invalid_grant' })
  })

  it('refuses a missing verifier', async () => {
    const { code, otp } = await otpStep()
    const answer = await readJson(bank.post('/auth/token', { code, otp }))
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request' })
  })

  it("refuses another sign-in's code", async () => {
    const one = await otpStep()
    const other = await otpStep()
    const answer = await readJson(
      bank.post('/auth/token', { code: other.code, codeVerifier: one.verifier, otp: one.otp }),
    )
    expect(answer).toMatchObject({ status: 401, code: 'invalid_grant' })
    const mixed = await readJson(
      bank.post('/auth/token', { code: one.code, codeVerifier: one.verifier, otp: other.otp }),
    )
    expect(mixed.status === 401).toBe(one.otp !== other.otp)
  })

  it('refuses a made-up code', async () => {
    const { verifier, otp } = await otpStep()
    const answer = await readJson(
      bank.post('/auth/token', { code: 'made-up', codeVerifier: verifier, otp }),
    )
    expect(answer).toMatchObject({ status: 401, code: 'invalid_grant' })
  })

  it('ends the session of a code that comes twice', async () => {
    const { code, verifier, otp } = await otpStep()
    const body = { code, codeVerifier: verifier, otp }
    const tokens = await readJson(bank.post('/auth/token', body))
    const { accessToken, refreshToken } = tokens as Json & Tokens
    expect(await readJson(bank.post('/auth/token', body))).toMatchObject({ code: 'invalid_grant' })
    expect((await bank.call('customerInfoGet', {}, String(accessToken))).status).toBe(401)
    expect(await readJson(bank.post('/auth/refresh', { refreshToken }))).toMatchObject({
      status: 401,
      code: 'invalid_grant',
    })
  })

  it('leaves the session alone when a used code comes without its verifier (RFC 7636)', async () => {
    const { code, verifier, otp } = await otpStep()
    const tokens = (await readJson(
      bank.post('/auth/token', { code, codeVerifier: verifier, otp }),
    )) as Json & Tokens
    const stranger = { code, codeVerifier: pkce().verifier, otp }
    expect(await readJson(bank.post('/auth/token', stranger))).toMatchObject({
      status: 401,
      code: 'invalid_grant',
    })
    expect((await bank.call('customerInfoGet', {}, tokens.accessToken)).status).toBe(200)
  })

  it('refuses an expired code', async () => {
    const { code, verifier, otp } = await otpStep()
    await bank.sandbox.clock.advance(10 * MINUTE + 1)
    const answer = await readJson(bank.post('/auth/token', { code, codeVerifier: verifier, otp }))
    expect(answer).toMatchObject({ status: 401, code: 'expired_code' })
  })

  it('takes five tries at a one-time code', async () => {
    const { code, verifier, otp } = await otpStep()
    const attempt = (typed: string | undefined) =>
      readJson(bank.post('/auth/token', { code, codeVerifier: verifier, otp: typed }))
    for (const triesLeft of [4, 3, 2]) {
      const wrong = { status: 401, code: 'invalid_code', triesLeft }
      expect(await attempt(wrongOtp(otp))).toMatchObject(wrong)
    }
    expect(await attempt(undefined)).toMatchObject({ code: 'invalid_code', triesLeft: 1 })
    const locked = { status: 401, code: 'locked', retryAfterSeconds: 900 }
    expect(await attempt(wrongOtp(otp))).toMatchObject(locked)
    expect(await attempt(otp)).toMatchObject({ code: 'locked' })
  })

  it('takes five tries in all, however many sign-ins are started', async () => {
    const { person } = await otpStep()
    const steps = [await otpStep(person), await otpStep(person), await otpStep(person)]
    const codes: unknown[] = []
    for (const { code, verifier, otp } of [...steps, ...steps]) {
      const body = { code, codeVerifier: verifier, otp: wrongOtp(otp) }
      codes.push((await readJson(bank.post('/auth/token', body)))['code'])
    }
    const wrong = Array.from({ length: 4 }, () => 'invalid_code')
    expect(codes).toEqual([...wrong, 'locked', 'locked'])
    const login = await readJson(bank.post('/auth/login', loginOf(person.email, person.password)))
    expect(login).toMatchObject({ status: 401, code: 'locked' })
    expect(login['message']).toBe('Too many wrong tries. Try again in 15 minutes.')
    await bank.sandbox.clock.advance(15 * MINUTE + 1000)
    const { code, verifier, otp } = await otpStep(person)
    const tokens = await bank.post('/auth/token', { code, codeVerifier: verifier, otp })
    expect(tokens.status).toBe(200)
  })

  it('counts wrong passwords and codes together until somebody is in', async () => {
    const { person } = await otpStep()
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 3; i += 1) {
        await bank.post('/auth/login', loginOf(person.email, 'not this one'))
      }
      const { code, verifier, otp } = await otpStep(person)
      const attempt = (typed: string) =>
        readJson(bank.post('/auth/token', { code, codeVerifier: verifier, otp: typed }))
      expect(await attempt(wrongOtp(otp))).toMatchObject({ code: 'invalid_code', triesLeft: 1 })
      expect(await attempt(otp)).toMatchObject({ status: 200 })
    }
  })

  it('gives a spent sign-in no new tries when the lock has passed', async () => {
    const { code, verifier, otp, person } = await otpStep()
    const attempt = (typed: string) =>
      readJson(bank.post('/auth/token', { code, codeVerifier: verifier, otp: typed }))
    for (let i = 0; i < 5; i += 1) await attempt(wrongOtp(otp))
    await bank.sandbox.clock.advance(9 * MINUTE)
    await bank.post('/auth/push/re-send', { code })
    await bank.sandbox.clock.advance(7 * MINUTE)
    const newest = await bank.codeOf(person.email)
    expect(await attempt(newest)).toMatchObject({ status: 401, code: 'too_many_attempts' })
  })

  it('locks nobody for guesses without the verifier', async () => {
    const { code, otp, verifier } = await otpStep()
    for (let i = 0; i < 6; i += 1) {
      const body = { code, codeVerifier: pkce().verifier, otp: wrongOtp(otp) }
      await bank.post('/auth/token', body)
    }
    const answer = await bank.post('/auth/token', { code, codeVerifier: verifier, otp })
    expect(answer.status).toBe(200)
  })
})

describe('resend', () => {
  it('sends another code after a minute, and the first stops working (AUTH-027)', async () => {
    const { code, verifier, otp, person } = await otpStep()
    const soon = await readJson(bank.post('/auth/push/re-send', { code }))
    expect(soon).toMatchObject({ status: 401, code: 'too_soon' })
    expect(soon['retryAfterSeconds']).toBeGreaterThan(50)
    await bank.sandbox.clock.advance(MINUTE)
    expect(await readJson(bank.post('/auth/push/re-send', { code }))).toMatchObject({ status: 200 })
    const second = await bank.codeOf(person.email)
    const old = await bank.post('/auth/token', { code, codeVerifier: verifier, otp })
    expect(old.status === 401).toBe(second !== otp)
    const answer = await bank.post('/auth/token', { code, codeVerifier: verifier, otp: second })
    expect(answer.status).toBe(200)
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

describe('the old names', () => {
  it('sign in as the token service does (AUTH-019, AUTH-020)', async () => {
    const person = await bank.person({ signIn: 'otp' })
    const { verifier, challenge } = pkce()
    const step = await readJson(
      bank.call('login', loginOf(person.email, person.password, challenge)),
    )
    expect(step).toMatchObject({ responseCode: '00', authFlow: 'otp' })
    const otp = await bank.codeOf(person.email)
    const tokens = await readJson(
      bank.call('tokenGet', { code: step['code'], codeVerifier: verifier, otp }),
    )
    expect(tokens).toMatchObject({ responseCode: '00' })
    expect((await bank.call('customerInfoGet', {}, String(tokens['accessToken']))).status).toBe(200)
  })

  it('count wrong passwords too', async () => {
    const person = await bank.person()
    for (let i = 0; i < 5; i += 1) await bank.call('login', loginOf(person.email, 'not this one'))
    const answer = await readJson(bank.call('login', loginOf(person.email, person.password)))
    expect(answer).toMatchObject({ status: 200, responseCode: 'VF' })
    expect(answer['responseDescription']).toContain('Too many wrong tries')
  })
})
