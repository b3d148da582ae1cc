import { describe, expect, it } from 'vitest'
import { signInsAt, type RefusalCase } from '../../tests/sign-ins.ts'
import { pkce, readJson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const { post, begun, advance, answerPush, pushKey, signedIn } = signInsAt(bank)

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Refusals that give nobody a session: pushes, codes sent again, refresh tokens. */
const REFUSALS: readonly RefusalCase[] = [
  [
    'a push that nobody has answered',
    401,
    'authorization_pending',
    async () => (await begun('push')).trade(),
  ],
  [
    'a one-time code for a push',
    401,
    'authorization_pending',
    async () => (await begun('push')).trade({ otp: '123456' }),
  ],
  [
    'a push that was refused',
    401,
    'access_denied',
    async () => {
      const { trade, person } = await begun('push')
      await answerPush(person, false)
      return trade()
    },
  ],
  [
    'a push after three minutes',
    401,
    'expired_code',
    async () => {
      const { trade } = await begun('push')
      await advance(3 * MINUTE)
      return trade()
    },
  ],
  [
    'an approval after 60 seconds',
    401,
    'expired_code',
    async () => {
      const { trade, person } = await begun('push')
      await answerPush(person, true)
      await advance(MINUTE)
      return trade()
    },
  ],
  [
    'an approval with another verifier',
    401,
    'invalid_grant',
    async () => {
      const { trade, person } = await begun('push')
      await answerPush(person, true)
      return trade({ codeVerifier: pkce().verifier })
    },
  ],
  [
    'a push that a newer one has replaced',
    401,
    'expired_code',
    async () => {
      const { trade, person } = await begun('push')
      await begun('push', person)
      return trade()
    },
  ],
  [
    'another code within a minute',
    401,
    'too_soon',
    async () => post('/auth/push/re-send', { code: (await begun('otp')).code }),
  ],
  [
    'another code for a sign-in that is through',
    401,
    'invalid_grant',
    async () => {
      const { trade, code } = await begun('otp')
      await trade()
      return post('/auth/push/re-send', { code })
    },
  ],
  [
    'another code for a sign-in that nobody began',
    401,
    'invalid_grant',
    async () => post('/auth/push/re-send', { code: 'made-up' }),
  ],
  [
    'another push after a refusal',
    401,
    'invalid_grant',
    async () => {
      const { code, person } = await begun('push')
      await answerPush(person, false)
      await advance(MINUTE)
      return post('/auth/push/re-send', { code })
    },
  ],
  [
    'a refresh token that was made up',
    401,
    'invalid_grant',
    async () => post('/auth/refresh', { refreshToken: 'made-up' }),
  ],
  [
    'a refresh token that was used',
    401,
    'invalid_grant',
    async () => {
      const { refreshToken } = await signedIn()
      await post('/auth/refresh', { refreshToken })
      await advance(5_000)
      return post('/auth/refresh', { refreshToken })
    },
  ],
  [
    'a refresh token of somebody who left',
    401,
    'invalid_grant',
    async () => {
      const { refreshToken } = await signedIn()
      await post('/auth/logout', { refreshToken })
      return post('/auth/refresh', { refreshToken })
    },
  ],
  [
    'a refresh token after thirty days',
    401,
    'invalid_grant',
    async () => {
      const { refreshToken } = await signedIn()
      await advance(30 * DAY)
      return post('/auth/refresh', { refreshToken })
    },
  ],
  [
    'an access token for a refresh token',
    401,
    'invalid_grant',
    async () => post('/auth/refresh', { refreshToken: (await signedIn()).accessToken }),
  ],
  [
    'a refresh token for a code',
    401,
    'invalid_grant',
    async () => (await begun('otp')).trade({ code: (await signedIn()).refreshToken }),
  ],
  [
    'an approval by nobody',
    401,
    'invalid_grant',
    async () => {
      const { person } = await begun('push')
      const body = { result: true }
      return readJson(bank.auth(`PUT /login/${await pushKey(person)}/confirm`, { body }))
    },
  ],
  [
    'an approval by a session that is no device',
    404,
    'not_found',
    async () => {
      const { person } = await begun('push')
      const { accessToken: token } = await signedIn()
      const asked = { token, body: { result: true } }
      return readJson(bank.auth(`PUT /login/${await pushKey(person)}/confirm`, asked))
    },
  ],
]

describe('the token service, later on', () => {
  it.each(REFUSALS)('refuses %s (AUTH-036)', async (...refusal) => {
    const [, status, code, ask] = refusal
    const answer = await ask()
    const message = expect.stringMatching(/.{10}/) as string
    expect(answer).toMatchObject({ status, code, message })
    expect(answer).not.toHaveProperty('accessToken')
  })
})
