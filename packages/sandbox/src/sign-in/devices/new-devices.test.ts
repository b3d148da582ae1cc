import { describe, expect, it } from 'vitest'
import { loginOf, readJson, testSandbox, type TestPerson } from '../../../tests/test-sandbox.ts'

const bank = testSandbox()

const MINUTE = 60_000
const PHONE = { type: 'ios', name: "Ada's iPhone", secret: 's'.repeat(43), pushToken: 'p' }

async function linking() {
  // A code by SMS needs a second step: a customer with a simple sign-in begins this session by
  // password only.
  const person = await bank.person({ signIn: 'simple' })
  await bank.database.sql`
    update login set phone_number = '+353861234542' where customer_id = ${person.customerId}`
  const { accessToken: token } = await bank.signIn(person)
  return { person, token, key: await newLink(token) }
}

async function newLink(token: string): Promise<string> {
  const { deeplink } = await readJson(bank.auth('POST /scp/request', { token, body: {} }))
  return String(deeplink).split('/').at(-1) ?? ''
}

const added = async () => addedTo(await linking())

async function addedTo({ person, token }: { person: TestPerson; token: string }) {
  const key = await newLink(token)
  const secret = `${key.slice(0, 20)}${PHONE.secret}`
  const device = await readJson(bank.auth('POST /devices', { body: { ...PHONE, key, secret } }))
  const path = `/devices/${String(device['id'])}`
  const send = (methodId = 'sms') =>
    readJson(bank.auth(`POST ${path}/approve`, { token, body: { approval: { methodId } } }))
  const confirm = (code: string, by = token) =>
    readJson(bank.auth(`PATCH ${path}/approve/sms`, { token: by, body: { approval: { code } } }))
  return { person, token, key, device, path, secret, send, confirm }
}

const signInWith = (person: TestPerson, secret: string) =>
  readJson(bank.post('/auth/login', { ...loginOf(person.email, person.password), secret }))

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a new device', () => {
  it('is added by the link, once (AUTH-026, AUTH-031)', async () => {
    const { device, key, token } = await added()
    expect(device).toMatchObject({ status: 200, type: 'ios', isApproved: false })
    expect(device['code']).toMatch(/^[A-Z]\d-\d\d$/)
    expect(device).not.toHaveProperty('secret')
    const again = await readJson(bank.auth('POST /devices', { body: { ...PHONE, key } }))
    expect(again).toMatchObject({ status: 401, code: 'invalid_grant' })
    const { devices } = await readJson(bank.auth('GET /devices', { token }))
    expect(devices).toMatchObject([{ name: "Ada's iPhone", isApproved: false }])
  })

  it.each(['toaster', 'ANDROID', ''])('is no %j (AUTH-006)', async type => {
    const { key } = await linking()
    const asked = await bank.auth('POST /devices', { body: { ...PHONE, key, type } })
    expect(asked.status).toBe(400)
  })

  it('is not added after ten minutes, nor by an older link', async () => {
    const late = await linking()
    await bank.sandbox.clock.advance(10 * MINUTE)
    const body = { ...PHONE, key: late.key }
    expect((await bank.auth('POST /devices', { body })).status).toBe(401)
    const older = await linking()
    await bank.auth('POST /scp/request', { token: older.token, body: {} })
    const replaced = { ...PHONE, key: older.key }
    expect((await bank.auth('POST /devices', { body: replaced })).status).toBe(401)
  })

  it('can do nothing until the customer approves it (AUTH-034, AUTH-035)', async () => {
    const { person, token, secret, send, confirm } = await added()
    expect(await signInWith(person, secret)).toMatchObject({ code: 'invalid_credentials' })
    const methods = await readJson(bank.auth('GET /devices/approve-methods', { token }))
    expect(methods).toEqual({
      status: 200,
      methods: [
        { id: 'otp', sentTo: expect.stringContaining('•••') as string },
        { id: 'sms', sentTo: '+353 •••• 42' },
      ],
    })
    expect(await send()).toEqual({ status: 200, sentTo: '+353 •••• 42' })
    const code = await bank.codeOf(person.email)
    expect(await confirm(wrong(code))).toMatchObject({ code: 'invalid_code', triesLeft: 4 })
    const approved = await confirm(code)
    expect(approved).toMatchObject({ status: 200, name: "Ada's iPhone" })
    expect(approved).not.toHaveProperty('isApproved')
    expect(await signInWith(person, secret)).toMatchObject({ authFlow: 'simple' })
  })

  it('takes five codes, one a minute, for ten minutes (AUTH-035)', async () => {
    const { person, send, confirm } = await added()
    await send()
    expect(await send()).toMatchObject({ code: 'too_soon' })
    const code = await bank.codeOf(person.email)
    for (let tries = 0; tries < 5; tries += 1) await confirm(wrong(code))
    expect(await confirm(code)).toMatchObject({ code: 'locked' })
    const late = await added()
    await late.send()
    const latest = await bank.codeOf(late.person.email)
    await bank.sandbox.clock.advance(10 * MINUTE)
    const { accessToken } = await bank.signIn(late.person)
    expect(await late.confirm(latest, accessToken)).toMatchObject({ code: 'expired_code' })
  })

  it('buys no guesses by being added again and again', async () => {
    const first = await added()
    await first.send()
    const code = await bank.codeOf(first.person.email)
    for (let tries = 0; tries < 4; tries += 1) await first.confirm(wrong(code))
    const second = await addedTo(first)
    expect(await second.send()).toMatchObject({ code: 'too_soon' })
    await bank.sandbox.clock.advance(MINUTE)
    await second.send()
    const next = await bank.codeOf(first.person.email)
    expect(await second.confirm(wrong(next))).toMatchObject({ code: 'locked' })
    expect(await second.confirm(next)).toMatchObject({ code: 'locked' })
    const { devices } = await readJson(bank.auth('GET /devices', { token: first.token }))
    expect(devices).toMatchObject([{ isApproved: false }, { isApproved: false }])
  })

  it('is approved by its customer alone', async () => {
    const { person, send, confirm } = await added()
    await send()
    const { accessToken: other } = await bank.signIn(await bank.person())
    const code = await bank.codeOf(person.email)
    expect(await confirm(code, other)).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('is what the control API answers when a phone opens the link', async () => {
    const { key, token, person } = await linking()
    const waiting = (await (await bank.control('/device-links')).json()) as object[]
    expect(waiting).toContainEqual(expect.objectContaining({ id: key, to: person.email }))
    const opened = (await (await bank.control(`/push/${key}`, { approve: true })).json()) as object
    expect(opened).toMatchObject({ approved: true, device: { name: 'Fairphone 6' } })
    const { devices } = await readJson(bank.auth('GET /devices', { token }))
    expect(devices).toMatchObject([{ name: 'Fairphone 6', isApproved: false }])
    expect((await bank.control(`/push/${key}`, { approve: true })).status).toBe(404)
  })
})
