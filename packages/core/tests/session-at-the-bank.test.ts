import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Diagnostic, Sixpence } from '../src/index.ts'
import { aPerson, aSixpence, latestCode, platformOfBank, theBank } from './bank-in-process.ts'

async function signedIn(sixpence: Sixpence) {
  const { email, password } = await aPerson({ signIn: 'simple' })
  await sixpence.signIn.start({ username: email, password })
  return { email, password }
}

beforeAll(theBank, 60_000)

describe('a customer at the bank', () => {
  it('signs in by password alone, and is who they are (AUTH-008, AUTH-009)', async () => {
    const sixpence = await aSixpence()
    const { email } = await signedIn(sixpence)
    expect(sixpence.session.getSnapshot()).toMatchObject({ status: 'signed_in', email })
    expect(await sixpence.accounts.list()).not.toEqual([])
    sixpence.dispose()
  })

  it('signs in by a code from the inbox (AUTH-010, AUTH-022)', async () => {
    const sixpence = await aSixpence()
    const { email, password } = await aPerson({ signIn: 'otp' })
    const step = await sixpence.signIn.start({ username: email, password })
    if (step.status !== 'codeNeeded') throw new Error(step.status)
    const wrong = sixpence.signIn.confirm(step.signInId, '000000')
    await expect(wrong).rejects.toMatchObject({ code: 'wrong_code' })
    const code = await latestCode(email)
    expect(await sixpence.signIn.confirm(step.signInId, code)).toEqual({ status: 'signedIn' })
    expect(await sixpence.accounts.list()).not.toEqual([])
    sixpence.dispose()
  })

  it('is told that name or password is wrong (AUTH-038)', async () => {
    const sixpence = await aSixpence()
    const { email } = await aPerson()
    const wrong = sixpence.signIn.start({ username: email, password: 'not the password' })
    await expect(wrong).rejects.toMatchObject({
      code: 'wrong_credentials',
      message: expect.stringMatching(/.{10}/) as string,
    })
    sixpence.dispose()
  })

  it('stays signed in while tokens come and go, one use each (SESS-002, SESS-003)', async () => {
    const platform = await platformOfBank()
    let aheadMs = 0
    const clock = { ...platform.clock, monotonic: () => platform.clock.monotonic() + aheadMs }
    const refreshes: string[] = []
    const sixpence = await aSixpence({
      platform: {
        ...platform,
        clock,
        fetch: (input, init) => {
          const { pathname } = new URL(new Request(input, init).url)
          if (pathname === '/auth/refresh') refreshes.push(pathname)
          return platform.fetch(input, init)
        },
      },
    })
    await signedIn(sixpence)
    for (let expiry = 1; expiry <= 3; expiry += 1) {
      aheadMs += 295_000
      await Promise.all(Array.from({ length: 20 }, () => sixpence.accounts.list()))
      expect(refreshes).toHaveLength(expiry)
    }
    sixpence.dispose()
  })

  it('stays signed in though an answer was lost and the bank away for an hour (SESS-004)', async () => {
    const bank = await theBank()
    const platform = await platformOfBank()
    const sixpence = await aSixpence({ platform })
    const { email } = await signedIn(sixpence)
    sixpence.dispose()
    bank.setFaults([{ match: { path: '/auth/refresh' }, fault: 'dropAfterCommit', times: 2 }])
    const cut = await aSixpence({ platform })
    await expect(cut.accounts.list()).rejects.toMatchObject({ code: 'offline' })
    cut.dispose()
    await bank.clock.advance(60 * 60_000)
    const later = await aSixpence({ platform })
    expect(await later.accounts.list()).not.toEqual([])
    expect(later.session.getSnapshot()).toMatchObject({ status: 'signed_in', email })
    later.dispose()
  })

  it('is taken up again by the next page (SESS-002)', async () => {
    const platform = await platformOfBank()
    const earlier = await aSixpence({ platform })
    const { email } = await signedIn(earlier)
    earlier.dispose()
    const later = await aSixpence({ platform })
    expect(await later.session.restore()).toMatchObject({ status: 'signed_in', email })
    expect(await later.accounts.list()).not.toEqual([])
    later.dispose()
  })

  it('leaves for good: the refresh token is worth nothing afterwards (SESS-008)', async () => {
    const platform = await platformOfBank()
    const sixpence = await aSixpence({ platform })
    await signedIn(sixpence)
    const stolen = await platform.storage.read<{ refreshToken: string }>('sixpence/session')
    await sixpence.session.signOut()
    const bank = await theBank()
    const response = await bank.fetch('http://bank.example/auth/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken: stolen?.refreshToken }),
    })
    expect(response.status).toBe(401)
    await expect(sixpence.accounts.list()).rejects.toMatchObject({ code: 'session_expired' })
    sixpence.dispose()
  })

  it('has an open line while signed in and none afterwards (RT-001, RT-002)', async () => {
    const sixpence = await aSixpence()
    expect(sixpence.realtime.getSnapshot()).toBe('closed')
    await signedIn(sixpence)
    await vi.waitFor(() => expect(sixpence.realtime.getSnapshot()).toBe('open'), 10_000)
    await sixpence.session.signOut()
    expect(sixpence.realtime.getSnapshot()).toBe('closed')
    sixpence.dispose()
  })

  it('leaves no secret in the telemetry', async () => {
    const heard: Diagnostic[] = []
    const platform = await platformOfBank()
    const sixpence = await aSixpence({ platform, onDiagnostic: told => heard.push(told) })
    const { password } = await signedIn(sixpence)
    await sixpence.accounts.list()
    const record = await platform.storage.read<{ refreshToken: string }>('sixpence/session')
    const accessToken = await sixpence.session.accessToken()
    const text = await vi.waitFor(() => {
      const all = JSON.stringify(heard)
      expect(all).toContain('balanceInquiry ok')
      return all
    })
    for (const secret of [password, accessToken, record?.refreshToken ?? password]) {
      expect(text).not.toContain(secret)
    }
    sixpence.dispose()
  })
})
