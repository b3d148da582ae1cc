import { describe, expect, it } from 'vitest'
import { createSixpence } from '../src/index.ts'
import { json, platformAnswering } from './http-bank.ts'
import { accessTokenText } from './session/access-token-text.ts'

const TOKENS = {
  accessToken: accessTokenText({ sub: 'livia', email: 'livia@x.example', iat: 0, exp: 300 }),
  refreshToken: 'refresh-1',
}
const PHONE = {
  id: 'd1',
  code: 'F2-39',
  type: 'android',
  name: 'Phone',
  location: 'Bologna',
  lastActivityAt: '2026-11-21T08:49:00.000Z',
}
const soft = { req: 'soft', daysLeft: 12, devices: [PHONE], strat: 'migrate' }
const strict = { req: 'strict', daysLeft: 0, devices: [], tmpJwt: 't1', strat: 'enable' }
const LIVIA = { username: 'livia@x.example', password: 'a long passphrase' }

/** A bank with these answers to logins, in order. */
function answering(...logins: object[]) {
  const bank = platformAnswering(({ path }) => {
    if (path === '/auth/login') return json(logins.shift())
    if (path === '/auth/token') return json(TOKENS)
    if (path === '/auth/scp/request') return json({ deeplink: 'https://go.example/link/k' })
    return json({})
  })
  const sixpence = createSixpence({ api: 'https://bank.example', platform: bank.platform })
  return { ...bank, sixpence }
}

const bearerOf = (headers: Headers | undefined) => headers?.get('authorization')

describe('sixpence.migration', () => {
  it('tells what was asked, from the moment that the session is there (AUTH-004, AUTH-015)', async () => {
    const { sixpence } = answering({ authFlow: 'simple', ...TOKENS, migration: soft })
    const heard: unknown[] = []
    sixpence.session.subscribe(() => {
      if (sixpence.session.getSnapshot().status === 'signed_in') {
        heard.push(sixpence.migration.notice())
      }
    })
    await sixpence.signIn.start(LIVIA)
    const notice = { need: 'soft', daysLeft: 12, strategy: 'migrate', devices: [PHONE] }
    expect(heard[0]).toEqual(notice)
    sixpence.dispose()
  })

  it('tells it after a one-time code too', async () => {
    const { sixpence } = answering({ authFlow: 'otp', code: 'c1', migration: soft })
    const step = await sixpence.signIn.start(LIVIA)
    expect(sixpence.migration.notice()).toBeUndefined()
    if (step.status !== 'codeNeeded') throw new Error(step.status)
    await sixpence.signIn.confirm(step.signInId, '123456')
    expect(sixpence.migration.notice()).toMatchObject({ need: 'soft' })
    sixpence.dispose()
  })

  it('asks once in a session, and tells nothing of an earlier one (AUTH-015)', async () => {
    const asked = { authFlow: 'simple', ...TOKENS, migration: soft }
    const { sixpence } = answering(asked, asked, { authFlow: 'simple', ...TOKENS })
    await sixpence.signIn.start(LIVIA)
    sixpence.migration.putOff()
    expect(sixpence.migration.notice()).toBeUndefined()
    await sixpence.signIn.start(LIVIA)
    expect(sixpence.migration.notice()).toBeDefined()
    await sixpence.signIn.start(LIVIA)
    expect(sixpence.migration.notice()).toBeUndefined()
    sixpence.dispose()
  })

  it.each([[undefined], [{ ...soft, req: 'none' }], [{ req: 'hard' }], ['soft'], [null]])(
    'asks nothing when the bank says %j',
    async migration => {
      const { sixpence } = answering({ authFlow: 'simple', ...TOKENS, migration })
      await sixpence.signIn.start(LIVIA)
      expect(sixpence.migration.notice()).toBeUndefined()
      sixpence.dispose()
    },
  )
})

describe('a sign-in that needs a phone first', () => {
  const waiting = { authFlow: 'verifyDevice', code: 'c1', tmpJwt: 't1', migration: strict }

  it('waits, and says that a phone has to be linked (AUTH-014, AUTH-015)', async () => {
    const { sixpence } = answering(waiting)
    const step = await sixpence.signIn.start(LIVIA)
    expect(step).toMatchObject({ status: 'approvalNeeded', migration: 'enable' })
    expect(JSON.stringify(step)).not.toContain('t1')
    expect(sixpence.session.getSnapshot().status).toBe('signed_out')
    sixpence.dispose()
  })

  it('lets the calls about devices speak for it, and only until there is a session', async () => {
    const { sixpence, sent } = answering(waiting, { authFlow: 'simple', ...TOKENS })
    await sixpence.signIn.start(LIVIA)
    await sixpence.devices.requestLink()
    expect(bearerOf(sent.at(-1)?.headers)).toBe('Bearer t1')
    await sixpence.signIn.start(LIVIA)
    await sixpence.devices.requestLink()
    expect(bearerOf(sent.at(-1)?.headers)).toBe(`Bearer ${TOKENS.accessToken}`)
    sixpence.dispose()
  })

  it('speaks for nobody once it was given up', async () => {
    const { sixpence, sent } = answering(waiting)
    const step = await sixpence.signIn.start(LIVIA)
    if (step.status !== 'approvalNeeded') throw new Error(step.status)
    await sixpence.signIn.abandon(step.signInId)
    await expect(sixpence.devices.requestLink()).rejects.toMatchObject({ code: 'session_expired' })
    expect(sent).toHaveLength(1)
    sixpence.dispose()
  })

  it('says of a linked phone that it has to confirm', async () => {
    const push = { authFlow: 'push', code: 'c1', tmpJwt: 't1', smsIdentifier: '42' }
    const migration = { ...strict, strat: 'migrate' }
    const { sixpence, sent } = answering({ ...push, migration })
    expect(await sixpence.signIn.start(LIVIA)).toMatchObject({ migration: 'migrate' })
    await expect(sixpence.devices.requestLink()).rejects.toMatchObject({ code: 'session_expired' })
    expect(sent).toHaveLength(1)
    sixpence.dispose()
  })

  it('sends the links of the stores in its name (AUTH-028)', async () => {
    const { sixpence, sent } = answering(waiting)
    await sixpence.signIn.start(LIVIA)
    await sixpence.migration.sendStoreLinks({ phoneNumber: '+353861234599' })
    expect(sent.at(-1)).toMatchObject({
      path: '/auth/stores-urls/send',
      body: { phoneNumber: '+353861234599' },
    })
    expect(bearerOf(sent.at(-1)?.headers)).toBe('Bearer t1')
    sixpence.dispose()
  })
})
