import { describe, expect, it } from 'vitest'
import {
  eventually,
  loginOf,
  pkce,
  readJson,
  testSandbox,
  type TestPerson,
} from '../../tests/test-sandbox.ts'

const bank = testSandbox()

const DAY = 24 * 60 * 60_000

async function begun(wish: object, who?: TestPerson) {
  const person = who ?? (await bank.person(wish))
  const { verifier: codeVerifier, challenge } = pkce()
  const step = await readJson(
    bank.post('/auth/login', loginOf(person.email, person.password, challenge)),
  )
  const trade = (change: object = {}) =>
    readJson(bank.post('/auth/token', { code: step['code'], codeVerifier, ...change }))
  return { person, step, trade, codeVerifier }
}

/** Sends `call` such as `GET /profile`, below the token service's path. */
const ask = (token: unknown, call: string, body?: object) =>
  readJson(bank.auth(call, { token: String(token), ...(body && { body }) }))

async function waiting(list: 'pushes' | 'device-links', { email }: TestPerson) {
  const all = (await (await bank.control(`/${list}`)).json()) as { id: string; to: string }[]
  return all.find(({ to }) => to === email)?.id ?? 'none'
}

const answer = (id: string, approve = true) => bank.control(`/push/${id}`, { approve })

/** Opens the link of this token on a phone, whose owner approves it with a code. */
async function linkPhone(token: unknown, person: TestPerson) {
  await ask(token, 'POST /scp/request', {})
  const opened = await readJson(answer(await waiting('device-links', person)))
  const { id } = opened['device'] as { id: string }
  await ask(token, `POST /devices/${id}/approve`, { approval: { methodId: 'otp' } })
  const code = await bank.codeOf(person.email)
  return ask(token, `PATCH /devices/${id}/approve/otp`, { approval: { code } })
}

const flowOf = async (person: TestPerson) => (await begun({}, person)).step['authFlow']

describe('the move to sign-ins that a phone approves', () => {
  it('says nothing to who is not asked (AUTH-004, AUTH-015)', async () => {
    const { step } = await begun({})
    expect(step).toHaveProperty('accessToken')
    expect(step).not.toHaveProperty('migration')
  })

  it('is soft until its day: tokens come, and the days left (AUTH-004, AUTH-015)', async () => {
    const { step, person } = await begun({ migration: 'soft' })
    expect(step).toMatchObject({ authFlow: 'simple', accessToken: expect.any(String) as string })
    expect(step['migration']).toEqual({ req: 'soft', daysLeft: 12, devices: [], strat: 'enable' })
    await bank.sandbox.clock.advance(11.5 * DAY)
    const late = await begun({}, person)
    expect(late.step['migration']).toMatchObject({ req: 'soft', daysLeft: 1 })
    await bank.sandbox.clock.advance(DAY)
    const after = await begun({}, person)
    expect(after.step['migration']).toMatchObject({ req: 'strict', daysLeft: 0 })
    expect(after.step).not.toHaveProperty('accessToken')
  })

  it('is told with the first answer of every other flow too (AUTH-002)', async () => {
    const { step } = await begun({ migration: 'soft', signIn: 'otp' })
    expect(step).toMatchObject({ authFlow: 'otp', migration: { req: 'soft' } })
  })

  it('is not asked of who approves on a phone already', async () => {
    const { step } = await begun({ migration: 'strict', signIn: 'push' })
    expect(step).not.toHaveProperty('migration')
  })
})

describe('a strict move with a phone that is linked', () => {
  it('gives tokens once the phone has confirmed, and is push from then on (AUTH-004, AUTH-015)', async () => {
    const { step, person, trade } = await begun({ migration: 'strict', hasPhone: true })
    expect(step).toMatchObject({
      authFlow: 'push',
      migration: { req: 'strict', daysLeft: 0, tmpJwt: step['tmpJwt'], strat: 'migrate' },
    })
    expect(await trade()).toMatchObject({ status: 401, code: 'authorization_pending' })
    await answer(await waiting('pushes', person))
    expect(await trade()).toMatchObject({ status: 200 })
    const next = await begun({}, person)
    expect(next.step['authFlow']).toBe('push')
    expect(next.step).not.toHaveProperty('migration')
  })

  it('sends no code in place of the phone', async () => {
    const { step } = await begun({ migration: 'strict', hasPhone: true, signIn: 'otp' })
    const instead = { code: step['code'], authFlow: 'otp' }
    expect(step).not.toHaveProperty('codeInstead')
    expect(await readJson(bank.post('/auth/push/re-send', instead))).toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
  })

  it('stays as it was when the phone refuses', async () => {
    const { person, trade } = await begun({ migration: 'strict', hasPhone: true })
    await answer(await waiting('pushes', person), false)
    expect(await trade()).toMatchObject({ code: 'access_denied' })
    expect((await begun({}, person)).step).toHaveProperty('migration')
  })
})

describe('a strict move without a phone', () => {
  it('gives tokens once a phone is linked and approved (AUTH-014, AUTH-015, AUTH-026, GAP-21)', async () => {
    const { step, person, trade } = await begun({ migration: 'strict' })
    expect(step).toMatchObject({ authFlow: 'verifyDevice', migration: { strat: 'enable' } })
    expect(await trade()).toMatchObject({ status: 401, code: 'authorization_pending' })
    const device = await linkPhone(step['tmpJwt'], person)
    expect(device).toMatchObject({ status: 200, name: 'Fairphone 6' })
    expect(await trade()).toMatchObject({ status: 200 })
    expect(await flowOf(person)).toBe('push')
  })

  it('lets the token of the sign-in link a phone and do nothing else', async () => {
    const { step } = await begun({ migration: 'strict' })
    const { tmpJwt } = step
    expect(await ask(tmpJwt, 'GET /profile')).toMatchObject({ status: 401 })
    expect(await ask(tmpJwt, 'DELETE /devices/d')).toMatchObject({ status: 401 })
    expect(await ask(tmpJwt, 'PUT /login/k/confirm', { result: true })).toMatchObject({
      status: 401,
    })
    const info = await bank.call('customerInfoGet', {}, String(tmpJwt))
    expect(info.status).toBe(401)
  })

  it('lets no other sign-in of the same name go on, nor approve the phone', async () => {
    const mine = await begun({ migration: 'strict' })
    const theirs = await begun({}, mine.person)
    // The older one is withdrawn: a second one could be somebody else's.
    expect(await ask(mine.step['tmpJwt'], 'POST /scp/request', {})).toMatchObject({ status: 401 })
    await linkPhone(theirs.step['tmpJwt'], mine.person)
    expect(await mine.trade()).toMatchObject({ status: 401 })
  })

  it('shows a sign-in only the phone that opened its own link', async () => {
    const { step, person } = await begun({ migration: 'soft' })
    await ask(step['accessToken'], 'POST /scp/request', {})
    const opened = await readJson(answer(await waiting('device-links', person)))
    const { id } = opened['device'] as { id: string }
    await bank.sandbox.clock.advance(13 * DAY)
    const strict = await begun({}, person)
    const { tmpJwt } = strict.step
    expect(await ask(tmpJwt, 'GET /devices')).toMatchObject({ devices: [] })
    const approval = { approval: { methodId: 'otp' } }
    expect(await ask(tmpJwt, `POST /devices/${id}/approve`, approval)).toMatchObject({
      status: 404,
    })
  })

  it('is over after ten minutes', async () => {
    const { step, trade } = await begun({ migration: 'strict' })
    await bank.sandbox.clock.advance(10 * 60_000)
    expect(await ask(step['tmpJwt'], 'POST /scp/request', {})).toMatchObject({ status: 401 })
    expect(await trade()).toMatchObject({ code: 'expired_code' })
  })

  it('cannot be waved through as if it were a push', async () => {
    const { person } = await begun({ migration: 'strict' })
    expect(await waiting('pushes', person)).toBe('none')
  })

  it('tells the browser that waits at once', async () => {
    const { step, person } = await begun({ migration: 'strict' })
    const heard: unknown[] = []
    const socket = bank.sandbox.openSocket('ws://bank.localhost/ws')
    Object.assign(socket, {
      onopen: () => socket.send(JSON.stringify({ type: 'awaitLogin', tmpJwt: step['tmpJwt'] })),
      onmessage: ({ data }: { data: unknown }) => heard.push(JSON.parse(String(data))),
    })
    await eventually(() => expect(heard).toHaveLength(1))
    await linkPhone(step['tmpJwt'], person)
    await eventually(() => expect(heard.at(-1)).toMatchObject({ type: 'loginApproval' }))
  })
})

describe('a soft move', () => {
  it('is done when a linked phone confirms it (AUTH-007, AUTH-026)', async () => {
    const { step, person } = await begun({ migration: 'soft', hasPhone: true })
    const token = step['accessToken']
    expect(step['migration']).toMatchObject({ strat: 'migrate' })
    expect(await ask(token, 'GET /profile')).toEqual({ status: 200, scp: 'none', type: 1 })
    expect(await ask(token, 'POST /scp/request', {})).toMatchObject({
      deeplink: expect.stringMatching(/^https:\/\//) as string,
    })
    await answer(await waiting('pushes', person))
    expect(await ask(token, 'GET /profile')).toMatchObject({ scp: 'push' })
    expect(await flowOf(person)).toBe('push')
  })

  it('is done when a first phone is linked and approved', async () => {
    const { step, person } = await begun({ migration: 'soft' })
    await linkPhone(step['accessToken'], person)
    expect(await ask(step['accessToken'], 'GET /profile')).toMatchObject({ scp: 'push' })
  })

  it('changes nothing for who is not asked and links a phone', async () => {
    const { step, person } = await begun({})
    await linkPhone(step['accessToken'], person)
    expect(await flowOf(person)).toBe('simple')
  })
})

describe('what the token service knows of a user', () => {
  it.each([
    [1, {}],
    [2, { kind: 'business' }],
    [3, { kind: 'business', standing: { actsForOthers: true } }],
    [4, { standing: { isAdmin: true } }],
  ])('is of type %i (AUTH-007)', async (type, wish) => {
    const { step } = await begun(wish)
    expect(await ask(step['accessToken'], 'GET /profile')).toMatchObject({ type })
  })
})

describe('the links of the app stores', () => {
  const send = (token: unknown, phoneNumber = '+353861234599') =>
    ask(token, 'POST /stores-urls/send', { phoneNumber })

  it('go out by SMS, once a minute (AUTH-028)', async () => {
    const { step, person } = await begun({ migration: 'strict' })
    expect(await send(step['tmpJwt'])).toEqual({ status: 200 })
    const inbox = (await (await bank.control(`/inbox?to=${person.email}`)).json()) as object[]
    expect(inbox[0]).toMatchObject({ channel: 'sms', subject: 'Get the app, to +353861234599' })
    expect(await send(step['tmpJwt'])).toMatchObject({ code: 'too_soon', retryAfterSeconds: 60 })
    await bank.sandbox.clock.advance(60_000)
    expect(await send(step['tmpJwt'])).toEqual({ status: 200 })
  })

  it('go to a number alone, for somebody who is known', async () => {
    const { step } = await begun({})
    expect(await send(step['accessToken'], '0861234')).toMatchObject({ status: 400 })
    expect(await send('none')).toMatchObject({ status: 401 })
  })
})
