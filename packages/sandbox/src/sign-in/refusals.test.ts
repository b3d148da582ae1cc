import { calculatePKCECodeChallenge, generateRandomCodeVerifier } from 'oauth4webapi'
import { describe, expect, it } from 'vitest'
import { signInsAt, type RefusalCase } from '../../tests/sign-ins.ts'
import { pkce, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
const { post, login, begun, advance } = signInsAt(bank)

const MINUTE = 60_000

const wrong = (otp: string) => (otp === '000000' ? '000001' : '000000')

/** Refusals that give nobody a session: from name and password to the one-time code. */
const REFUSALS: readonly RefusalCase[] = [
  [
    'a wrong password',
    401,
    'invalid_credentials',
    async () => login(await bank.person(), { password: 'not the password' }),
  ],
  [
    'a name that nobody has',
    401,
    'invalid_credentials',
    async () => login(await bank.person(), { username: 'nobody@sixpence.example' }),
  ],
  [
    'a sixth password',
    401,
    'locked',
    async () => {
      const person = await bank.person()
      for (let tries = 0; tries < 5; tries += 1) await login(person, { password: `no ${tries}` })
      return login(person)
    },
  ],
  [
    'no challenge',
    400,
    'invalid_request',
    async () => login(await bank.person(), { codeChallenge: undefined }),
  ],
  [
    'a challenge that is too short',
    400,
    'invalid_request',
    async () => login(await bank.person(), { codeChallenge: 'a'.repeat(42) }),
  ],
  [
    'a challenge that is too long',
    400,
    'invalid_request',
    async () => login(await bank.person(), { codeChallenge: 'a'.repeat(129) }),
  ],
  [
    'a challenge of other characters',
    400,
    'invalid_request',
    async () => login(await bank.person(), { codeChallenge: `${'a'.repeat(43)}=` }),
  ],
  [
    'the plain method',
    400,
    'invalid_request',
    async () => login(await bank.person(), { codeChallengeMethod: 'plain' }),
  ],
  [
    'another client',
    400,
    'invalid_request',
    async () => login(await bank.person(), { client: 'other' }),
  ],
  ['no password', 400, 'invalid_request', async () => login(await bank.person(), { password: '' })],
  [
    'a number for a password',
    400,
    'invalid_request',
    async () => login(await bank.person(), { password: 1234567890 }),
  ],
  [
    'the secret of no device',
    401,
    'invalid_credentials',
    async () => login(await bank.person({ signIn: 'push' }), { secret: 'made up' }),
  ],
  [
    "the secret of somebody else's device",
    401,
    'invalid_credentials',
    async () => {
      const [mine, other] = [await bank.person({ signIn: 'push' }), await bank.person()]
      return login(other, { secret: mine.devices[0]?.secret })
    },
  ],
  [
    'the secret of a device that was removed',
    401,
    'invalid_credentials',
    async () => {
      const person = await bank.person({ signIn: 'push' })
      const [device] = person.devices
      const { accessToken } = await login(person, { secret: device?.secret })
      await bank.auth(`DELETE /devices/${device?.deviceId}`, { token: String(accessToken) })
      return login(person, { secret: device?.secret })
    },
  ],
  ['no code', 400, 'invalid_request', async () => (await begun('otp')).trade({ code: undefined })],
  [
    'a code that was made up',
    401,
    'invalid_grant',
    async () => (await begun('otp')).trade({ code: 'made-up' }),
  ],
  [
    'no verifier',
    400,
    'invalid_request',
    async () => (await begun('otp')).trade({ codeVerifier: undefined }),
  ],
  [
    'a verifier that is too short',
    400,
    'invalid_request',
    async () => (await begun('otp')).trade({ codeVerifier: 'a'.repeat(42) }),
  ],
  [
    'another verifier',
    401,
    'invalid_grant',
    async () => (await begun('otp')).trade({ codeVerifier: pkce().verifier }),
  ],
  [
    'the challenge for a verifier',
    401,
    'invalid_grant',
    async () => {
      const { trade, challenge } = await begun('otp')
      return trade({ codeVerifier: challenge })
    },
  ],
  [
    'no one-time code',
    401,
    'invalid_code',
    async () => (await begun('otp')).trade({ otp: undefined }),
  ],
  [
    'a wrong one-time code',
    401,
    'invalid_code',
    async () => {
      const { trade, otp } = await begun('sms')
      return trade({ otp: wrong(otp) })
    },
  ],
  [
    'no second step of the flow direct',
    401,
    'invalid_code',
    async () => (await begun('direct')).trade({ otp: '' }),
  ],
  [
    'the verifier of another sign-in',
    401,
    'invalid_grant',
    async () => {
      const [one, other] = [await begun('otp'), await begun('otp')]
      return one.trade({ codeVerifier: other.codeVerifier, otp: other.otp })
    },
  ],
  [
    'the code of another sign-in',
    401,
    'invalid_grant',
    async () => {
      const [one, other] = [await begun('otp'), await begun('otp')]
      return one.trade({ code: other.code })
    },
  ],
  [
    'a one-time code after ten minutes',
    401,
    'expired_code',
    async () => {
      const { trade } = await begun('otp')
      await advance(10 * MINUTE)
      return trade()
    },
  ],
  [
    'a code that was traded',
    401,
    'invalid_grant',
    async () => {
      const { trade } = await begun('otp')
      await trade()
      return trade()
    },
  ],
  [
    'a sixth one-time code',
    401,
    'locked',
    async () => {
      const { trade, otp } = await begun('otp')
      for (let tries = 0; tries < 5; tries += 1) await trade({ otp: wrong(otp) })
      return trade()
    },
  ],
]

describe('the token service', () => {
  it.each(REFUSALS)('refuses %s (AUTH-036)', async (...refusal) => {
    const [, status, code, ask] = refusal
    const answer = await ask()
    const message = expect.stringMatching(/.{10}/) as string
    expect(answer).toMatchObject({ status, code, message })
    expect(answer).not.toHaveProperty('accessToken')
  })

  it('takes the PKCE of a client that others wrote (AUTH-018)', async () => {
    const person = await bank.person({ signIn: 'otp' })
    const codeVerifier = generateRandomCodeVerifier()
    const codeChallenge = await calculatePKCECodeChallenge(codeVerifier)
    const { code } = await login(person, { codeChallenge })
    const otp = await bank.codeOf(person.email)
    expect((await post('/auth/token', { code, codeVerifier, otp })).status).toBe(200)
  })

  it('takes the verifier and challenge of RFC 7636, appendix B (AUTH-018)', async () => {
    const person = await bank.person({ signIn: 'otp' })
    const codeVerifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
    const codeChallenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
    const { code } = await login(person, { codeChallenge })
    const otp = await bank.codeOf(person.email)
    expect((await post('/auth/token', { code, codeVerifier, otp })).status).toBe(200)
  })
})
