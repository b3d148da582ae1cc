import { describe, expect, it } from 'vitest'
import type { RefreshRecord } from '../src/session/token-store.ts'
import { createSixpence } from '../src/index.ts'
import { json, platformAnswering } from './http-bank.ts'
import { accessTokenText } from './session/access-token-text.ts'

const accessToken = accessTokenText({ sub: 'ada', email: 'ada@x.example', iat: 0, exp: 300 })
const TOKENS = { accessToken, refreshToken: 'refresh-1' }
const ADA = { username: 'ada@x.example', password: 'a long passphrase' }
const phone = (id: string, isApproved: boolean) => ({
  id,
  code: 'F2-39',
  type: 'android',
  name: 'Phone',
  location: 'Bologna',
  lastActivityAt: '2026-11-21T08:49:00.000Z',
  isApproved,
})

function aBankAnswering(login: object) {
  const { platform } = platformAnswering(({ path }) => {
    if (path === '/auth/login') return json(login)
    if (path === '/auth/token') return json(TOKENS)
    return json({ devices: [phone('d1', true), phone('d2', false)] })
  })
  return { platform, sixpence: createSixpence({ api: 'https://bank.example', platform }) }
}

describe('what is known of a sign-in', () => {
  it('are both tokens, and that somebody is signed in (AUTH-001)', async () => {
    const { sixpence, platform } = aBankAnswering({ authFlow: 'simple', ...TOKENS })
    expect((await sixpence.session.restore()).status).toBe('signed_out')
    await sixpence.signIn.start(ADA)
    expect(sixpence.session.getSnapshot()).toMatchObject({ status: 'signed_in', userId: 'ada' })
    expect(await sixpence.session.accessToken()).toBe(accessToken)
    const record = await platform.storage.read<RefreshRecord>('sixpence/session')
    expect(record?.refreshToken).toBe('refresh-1')
    expect(JSON.stringify(record)).not.toContain(accessToken)
    sixpence.dispose()
  })

  it('is the flow that the bank chose, until it is through (AUTH-001)', async () => {
    const { sixpence } = aBankAnswering({ authFlow: 'otp', code: 'c1', expiresInSeconds: 600 })
    await sixpence.session.restore()
    const step = await sixpence.signIn.start(ADA)
    expect(step).toMatchObject({ status: 'codeNeeded', flow: 'otp' })
    expect(await sixpence.signIn.resume()).toMatchObject(step)
    expect(sixpence.session.getSnapshot().status).toBe('signed_out')
    await sixpence.signIn.confirm(step.status === 'codeNeeded' ? step.signInId : '', '123456')
    expect(sixpence.session.getSnapshot()).toMatchObject({ status: 'signed_in', userId: 'ada' })
    expect(await sixpence.signIn.resume()).toBeUndefined()
    sixpence.dispose()
  })

  it('are the devices, and which of them is approved (AUTH-001)', async () => {
    const { sixpence } = aBankAnswering({ authFlow: 'simple', ...TOKENS })
    await sixpence.signIn.start(ADA)
    const devices = await sixpence.devices.list()
    expect(devices.map(({ id, isApproved }) => [id, isApproved])).toEqual([
      ['d1', true],
      ['d2', false],
    ])
    sixpence.dispose()
  })
})
