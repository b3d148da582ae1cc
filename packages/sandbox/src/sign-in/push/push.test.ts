import { describe, expect, it } from 'vitest'
import {
  eventually,
  loginOf,
  pkce,
  readJson,
  testSandbox,
  type TestPerson,
} from '../../../tests/test-sandbox.ts'

const bank = testSandbox()

const MINUTE = 60_000

interface WaitingPush {
  id: string
  to: string
  devices: string[]
  identifier: string
}

async function pushStep(who?: TestPerson) {
  const person = who ?? (await bank.person({ signIn: 'push' }))
  const { verifier, challenge } = pkce()
  const login = loginOf(person.email, person.password, challenge)
  const step = await readJson(bank.post('/auth/login', login))
  const code = String(step['code'])
  const trade = () => readJson(bank.post('/auth/token', { code, codeVerifier: verifier }))
  return { person, step, code, verifier, trade, tmpJwt: String(step['tmpJwt']) }
}

async function pushOf(person: TestPerson): Promise<WaitingPush> {
  const waiting = (await (await bank.control('/pushes')).json()) as WaitingPush[]
  const push = waiting.find(({ to }) => to === person.email)
  if (!push) throw new Error(`no push waits for ${person.email}`)
  return push
}

const answer = (id: string, approve: boolean) => bank.control(`/push/${id}`, { approve })

/** Connects a waiting browser, with the messages that it receives. */
function line(tmpJwt: string) {
  const heard: unknown[] = []
  const socket = bank.sandbox.openSocket('ws://bank.localhost/ws')
  Object.assign(socket, {
    onopen: () => socket.send(JSON.stringify({ type: 'awaitLogin', tmpJwt })),
    onmessage: ({ data }: { data: unknown }) => heard.push(JSON.parse(String(data))),
    onclose: ({ code }: { code: number }) => heard.push(code),
  })
  return heard
}

/** Begins a session on the person's linked device. */
async function onDevice(person: TestPerson): Promise<string> {
  const [device] = person.devices
  const login = { ...loginOf(person.email, person.password), secret: device?.secret }
  const answered = await readJson(bank.post('/auth/login', login))
  return String(answered['accessToken'])
}

describe('a sign-in by push', () => {
  it('says which devices were asked and gives no tokens (AUTH-002, AUTH-005, AUTH-011)', async () => {
    const { person, step } = await pushStep()
    expect(step).toEqual({
      status: 200,
      authFlow: 'push',
      code: expect.stringMatching(/^[\w-]{43}$/) as string,
      smsIdentifier: expect.stringMatching(/^\d\d$/) as string,
      tmpJwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
      expiresInSeconds: 180,
      codeInstead: 'otp',
      devices: [
        {
          id: person.devices[0]?.deviceId,
          code: 'R1-07',
          type: 'android',
          name: "Robin's phone",
          location: 'Dublin, Ireland',
          lastActivityAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        },
      ],
    })
    expect(await pushOf(person)).toMatchObject({
      identifier: step['smsIdentifier'],
      devices: ["Robin's phone"],
    })
  })

  it('answers that nobody has answered, as often as it is asked (AUTH-011)', async () => {
    const { trade } = await pushStep()
    for (let tries = 0; tries < 8; tries += 1) {
      expect(await trade()).toMatchObject({ status: 401, code: 'authorization_pending' })
    }
  })

  it('gives tokens once when it was approved (AUTH-011)', async () => {
    const { person, trade } = await pushStep()
    expect((await answer((await pushOf(person)).id, true)).status).toBe(200)
    const tokens = await trade()
    expect(tokens).toMatchObject({ status: 200, refreshToken: expect.any(String) as string })
    expect(await trade()).toMatchObject({ status: 401, code: 'invalid_grant' })
    const after = await bank.call('customerInfoGet', {}, String(tokens['accessToken']))
    expect(after.status).toBe(401)
  })

  it('gives none when it was refused, and counts it as a wrong try', async () => {
    const person = await bank.person({ signIn: 'push' })
    for (let refused = 0; refused < 5; refused += 1) {
      const { trade } = await pushStep(person)
      await answer((await pushOf(person)).id, false)
      const code = refused < 4 ? 'access_denied' : 'locked'
      expect(await trade()).toMatchObject({ status: 401, code })
    }
  })

  it('keeps an approval for 60 seconds', async () => {
    const { person, trade } = await pushStep()
    await answer((await pushOf(person)).id, true)
    await bank.sandbox.clock.advance(MINUTE)
    expect(await trade()).toMatchObject({ status: 401, code: 'expired_code' })
  })

  it('is over after three minutes', async () => {
    const { person, trade } = await pushStep()
    const { id } = await pushOf(person)
    await bank.sandbox.clock.advance(3 * MINUTE)
    expect((await answer(id, true)).status).toBe(404)
    expect(await trade()).toMatchObject({ status: 401, code: 'expired_code' })
  })

  it('takes one answer', async () => {
    const { person, trade } = await pushStep()
    const { id } = await pushOf(person)
    await answer(id, false)
    expect((await answer(id, true)).status).toBe(404)
    expect(await trade()).toMatchObject({ code: 'access_denied' })
  })

  it('lets the newest push alone be answered', async () => {
    const { person, trade } = await pushStep()
    const first = await pushOf(person)
    const second = await pushStep(person)
    expect((await answer(first.id, true)).status).toBe(404)
    expect(await trade()).toMatchObject({ code: 'expired_code' })
    await answer((await pushOf(person)).id, true)
    expect(await second.trade()).toMatchObject({ status: 200 })
  })

  it('asks for a code by e-mail where no device is linked', async () => {
    const person = await bank.person({ signIn: 'push' })
    const token = await onDevice(person)
    await bank.auth(`DELETE /devices/${person.devices[0]?.deviceId}`, { token })
    const { step } = await pushStep(person)
    expect(step).toMatchObject({ authFlow: 'otp', sentTo: expect.any(String) as string })
  })
})

describe('a sign-in that a device has to verify', () => {
  it('gives a link to scan and no tokens until it is answered (AUTH-014)', async () => {
    const { person, step, trade } = await pushStep(await bank.person({ signIn: 'verifyDevice' }))
    const { id } = await pushOf(person)
    expect(step).toMatchObject({
      authFlow: 'verifyDevice',
      link: `https://go.sixpence.example/sign-in/${id}`,
      devices: [{ name: "Robin's phone" }],
    })
    expect(step).not.toHaveProperty('accessToken')
    expect(await trade()).toMatchObject({ status: 401, code: 'authorization_pending' })
    await answer(id, true)
    expect(await trade()).toMatchObject({ status: 200 })
  })

  it('makes another link after a minute (AUTH-014, AUTH-027)', async () => {
    const person = await bank.person({ signIn: 'verifyDevice' })
    const { code, step } = await pushStep(person)
    await bank.sandbox.clock.advance(MINUTE)
    const again = await readJson(bank.post('/auth/push/re-send', { code }))
    expect(again).toMatchObject({ authFlow: 'verifyDevice', link: expect.any(String) as string })
    expect(again['link']).not.toBe(step['link'])
  })
})

describe('resend', () => {
  it('sends another push after a minute; the first cannot be answered (AUTH-012, AUTH-027)', async () => {
    const { person, code, trade } = await pushStep()
    const first = await pushOf(person)
    const soon = await readJson(bank.post('/auth/push/re-send', { code }))
    expect(soon).toMatchObject({ status: 401, code: 'too_soon' })
    await bank.sandbox.clock.advance(MINUTE)
    const again = await readJson(bank.post('/auth/push/re-send', { code }))
    expect(again).toMatchObject({ status: 200, authFlow: 'push', expiresInSeconds: 180 })
    const second = await pushOf(person)
    expect(second.identifier).toBe(again['smsIdentifier'])
    expect((await answer(first.id, true)).status).toBe(404)
    await answer(second.id, true)
    expect(await trade()).toMatchObject({ status: 200 })
  })

  it('offers a code in place of the push again with another push', async () => {
    const { code } = await pushStep()
    await bank.sandbox.clock.advance(MINUTE)
    const again = await readJson(bank.post('/auth/push/re-send', { code }))
    expect(again).toMatchObject({ authFlow: 'push', codeInstead: 'otp' })
  })

  it('sends a code in place of the push, at once (AUTH-027)', async () => {
    const { person, code, verifier } = await pushStep()
    const { id } = await pushOf(person)
    const instead = await readJson(bank.post('/auth/push/re-send', { code, authFlow: 'otp' }))
    expect(instead).toMatchObject({ status: 200, authFlow: 'otp' })
    expect((await answer(id, true)).status).toBe(404)
    const otp = await bank.codeOf(person.email)
    const traded = await bank.post('/auth/token', { code, codeVerifier: verifier, otp })
    expect(traded.status).toBe(200)
  })
})

describe('the line of a browser that waits', () => {
  it('tells the answer, with the key of the push (AUTH-011, AUTH-037)', async () => {
    const { person, tmpJwt } = await pushStep()
    const { id } = await pushOf(person)
    const heard = line(tmpJwt)
    await eventually(() => expect(heard).toEqual([{ type: 'authenticated' }]))
    await answer(id, true)
    const told = { type: 'loginApproval', key: id, result: true }
    await eventually(() => expect(heard).toEqual([{ type: 'authenticated' }, told]))
  })

  it('tells an answer that came before it', async () => {
    const { person, tmpJwt } = await pushStep()
    const { id } = await pushOf(person)
    await answer(id, false)
    const heard = line(tmpJwt)
    const told = { type: 'loginApproval', key: id, result: false }
    await eventually(() => expect(heard).toContainEqual(told))
  })

  it('hears nothing of others, and no notices', async () => {
    const [one, other] = [await pushStep(), await pushStep()]
    const heard = line(one.tmpJwt)
    const otherHeard = line(other.tmpJwt)
    await answer((await pushOf(other.person)).id, true)
    await eventually(() => expect(otherHeard).toHaveLength(2))
    expect(heard).toEqual([{ type: 'authenticated' }])
  })

  it.each(['', 'made.up.token'])('takes no token that is %j', async tmpJwt => {
    const heard = line(tmpJwt)
    await eventually(() => expect(heard).toEqual([4401]))
  })

  it('takes no access token, and its own is none', async () => {
    const { tmpJwt } = await pushStep()
    const { accessToken } = await bank.signIn(await bank.person())
    const heard = line(accessToken)
    await eventually(() => expect(heard).toEqual([4401]))
    expect((await bank.call('customerInfoGet', {}, tmpJwt)).status).toBe(401)
  })
})

describe('login/{key}/confirm', () => {
  it('lets a linked device answer (AUTH-013, AUTH-025)', async () => {
    const { person, trade } = await pushStep()
    const { id } = await pushOf(person)
    const token = await onDevice(person)
    const confirmed = await readJson(
      bank.auth(`PUT /login/${id}/confirm`, { token, body: { result: true } }),
    )
    expect(confirmed).toEqual({ status: 200 })
    expect(await trade()).toMatchObject({ status: 200 })
  })

  it("takes no answer from anything but the customer's device (AUTH-025)", async () => {
    const { person, trade } = await pushStep()
    const { id } = await pushOf(person)
    const confirm = async (token: string | undefined, body: object = { result: true }) =>
      (await bank.auth(`PUT /login/${id}/confirm`, { ...(token && { token }), body })).status
    const stranger = await bank.person({ signIn: 'push' })
    expect(await confirm(await onDevice(stranger))).toBe(404)
    expect(await confirm((await bank.signIn(await bank.person())).accessToken)).toBe(404)
    expect(await confirm(undefined)).toBe(401)
    expect(await confirm(await onDevice(person), { result: 'yes' })).toBe(400)
    expect(await trade()).toMatchObject({ code: 'authorization_pending' })
  })

  it('lets a device in by its secret alone of those of others (AUTH-021)', async () => {
    const [person, other] = [await bank.person({ signIn: 'push' }), await bank.person()]
    const login = { ...loginOf(other.email, other.password), secret: person.devices[0]?.secret }
    expect(await readJson(bank.post('/auth/login', login))).toMatchObject({
      status: 401,
      code: 'invalid_credentials',
    })
  })
})

describe('devices', () => {
  it('are listed, told of and removed, by their owner alone (AUTH-030, AUTH-032, AUTH-033)', async () => {
    const person = await bank.person({ signIn: 'push' })
    const token = await onDevice(person)
    const [{ deviceId } = { deviceId: '' }] = person.devices
    const listed = await readJson(bank.auth('GET /devices', { token }))
    expect(listed).toMatchObject({ status: 200, devices: [{ id: deviceId }] })
    const told = await readJson(bank.auth(`GET /devices/${deviceId}`, { token }))
    expect(Object.keys(told).toSorted()).toEqual(
      ['code', 'id', 'lastActivityAt', 'location', 'name', 'status', 'type'].toSorted(),
    )
    const { accessToken } = await bank.signIn(await bank.person())
    for (const call of ['GET', 'DELETE']) {
      const asked = await bank.auth(`${call} /devices/${deviceId}`, { token: accessToken })
      expect(asked.status).toBe(404)
    }
    expect((await bank.auth(`DELETE /devices/${deviceId}`, { token })).status).toBe(200)
    // Users signed in on it no longer are.
    expect((await bank.auth('GET /devices', { token })).status).toBe(401)
  })
})
