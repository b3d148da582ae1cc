import { expect, it } from 'vitest'
import { testSandbox } from './test-sandbox.ts'

const bank = testSandbox()

const NUL = '\u0000'
const IN_PATH = '%00'

const phone = { key: 'x', type: 'ios', name: 'Phone', secret: 'x'.repeat(43), pushToken: 'x' }

type Asked = readonly [call: string, body?: object]
const toCase = ([call, body]: Asked) => ({ call, body })

const calls: readonly Asked[] = [
  ['POST /login', { client: 'spa', username: NUL, password: 'x', codeChallenge: 'x'.repeat(43) }],
  ['POST /token', { code: NUL, codeVerifier: 'x'.repeat(43) }],
  ['POST /token', { code: 'x', codeVerifier: 'x'.repeat(43), otp: NUL }],
  ['POST /refresh', { refreshToken: NUL }],
  ['POST /push/re-send', { code: NUL }],
  [`PUT /login/${IN_PATH}/confirm`, { result: true }],
  ['POST /embed', { clientKey: NUL, codeChallenge: 'x'.repeat(43) }],
  ['POST /devices', { ...phone, key: NUL }],
  ['POST /devices', { ...phone, name: NUL }],
  [`GET /devices/${IN_PATH}`],
  [`DELETE /devices/${IN_PATH}`],
  [`POST /devices/${IN_PATH}/approve`, { approval: { methodId: 'otp' } }],
  [`PATCH /devices/x/approve/${IN_PATH}`, { approval: { code: NUL } }],
  [`PATCH /devices/${IN_PATH}/approve/otp`, { approval: { code: '000000' } }],
  [`POST /sei/authorize/${IN_PATH}`, { redirect_uri: 'http://127.0.0.1/x' }],
]

it.each(calls.map(toCase))('the token service refuses a NUL in $call', async ({ call, body }) => {
  const { accessToken: token } = await bank.signIn(await bank.person())
  const answer = await bank.auth(call, { token, ...(body && { body }) })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(await answer.json()).toMatchObject({ code: expect.any(String) as string })
})

const asked: readonly Asked[] = [
  ['/inbox?to=%00'],
  ['/inbox/%00/attachment'],
  ['/push/%00', { approve: true }],
  ['/people', { name: NUL }],
  ['/accesses', { userId: NUL, customerId: NUL, right: 'initiate' }],
  ['/notices', { to: NUL, type: 'info' }],
  ['/notices', { to: 'ada@sixpence.example', type: 'info', title: NUL }],
  ['/announcements', { title: NUL, body: NUL }],
  ['/outside/codes', { code: NUL }],
  ['/outside/authorizations', { app: 'http://127.0.0.1:4300', state: NUL }],
  ['/origins', { clientKey: NUL, origin: 'https://club.example' }],
]

it.each(asked.map(toCase))('the control API refuses a NUL in $call', async ({ call, body }) => {
  const answer = await bank.control(call, body)
  expect([400, 404]).toContain(answer.status)
})

it.each(['\u0000', 'x\u0000', "' or 1=1", 'x'.repeat(99), '\ud800'])(
  'a token of the key %j is nobody’s at every entry point (API-016)',
  async kid => {
    const person = await bank.person()
    const { accessToken } = await bank.signIn(person)
    const [, payload = '', signature = ''] = accessToken.split('.')
    const header = { alg: 'ES256', typ: 'at+jwt', kid }
    const token = [
      Buffer.from(JSON.stringify(header)).toString('base64url'),
      payload,
      signature,
    ].join('.')
    const statuses = await Promise.all([
      bank.call('customerInfoGet', {}, token),
      bank.auth('GET /profile', { token }),
      bank.auth('GET /devices', { token }),
      bank.post('/csv?template=statement', { id: 'x' }, { Authorization: `Bearer ${token}` }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  },
)
