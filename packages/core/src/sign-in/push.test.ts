import { describe, expect, it, vi } from 'vitest'
import { accessTokenText } from '../../tests/session/access-token-text.ts'
import { json, platformAnswering } from '../../tests/http-bank.ts'
import type { Platform, Socket } from '../platform/index.ts'
import { createSession } from '../session/index.ts'
// Loaded ahead, because the tests wait only a moment.
import './approvals.ts'
import type { SignInStep } from './sign-in-step.ts'

const TOKENS = {
  accessToken: accessTokenText({ sub: 'maya', email: 'maya@x.example', iat: 0, exp: 300 }),
  refreshToken: 'refresh-1',
}
const MAYA = { username: 'maya@x.example', password: 'a long passphrase' }
const PUSH = {
  authFlow: 'push',
  code: 'c1',
  tmpJwt: 't1',
  smsIdentifier: '42',
  expiresInSeconds: 180,
}

/** Timers fired by the test, soonest first. */
function heldTimers() {
  const waiting: { at: number; callback: () => void }[] = []
  let now = 0
  const after: Platform['timers']['after'] = (delayMs, callback) => {
    const one = { at: now + delayMs, callback }
    waiting.push(one)
    return () => void (waiting.includes(one) && waiting.splice(waiting.indexOf(one), 1))
  }
  const advance = (ms: number) => {
    now += ms
    for (const one of waiting.filter(({ at }) => at <= now)) {
      waiting.splice(waiting.indexOf(one), 1)
      one.callback()
    }
  }
  return { after, advance }
}

/** One tab's bank, with `answer` as the reply to its push. */
function aTab(shared: Partial<Platform> = {}) {
  let answered: 'approved' | 'refused' | undefined
  const sockets: (Socket & { sent: string[]; isClosed: boolean })[] = []
  const timers = heldTimers()
  const bank = platformAnswering(({ path }) => {
    if (path === '/auth/login' || path === '/auth/push/re-send') return json(PUSH)
    if (answered === 'approved') return json(TOKENS)
    const code = answered === 'refused' ? 'access_denied' : 'authorization_pending'
    return json({ code, message: 'No' }, 401)
  })
  const platform: Platform = {
    ...bank.platform,
    timers,
    openSocket: () => {
      const sent: string[] = []
      const socket = {
        sent,
        isClosed: false,
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (text: string) => void sent.push(text),
        close: () => void (socket.isClosed = true),
      }
      sockets.push(socket)
      return socket
    },
    ...shared,
  }
  const handle = createSession({ api: 'https://bank.example', platform })
  const trades = () => bank.sent.filter(({ path }) => path === '/auth/token')
  const hear = (message: object) => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) })
  return {
    ...handle,
    platform,
    sockets,
    timers,
    trades,
    hear,
    answer: (how: 'approved' | 'refused') => void (answered = how),
    up: () => {
      sockets.at(-1)?.onopen?.()
      hear({ type: 'authenticated' })
    },
    drop: () => sockets.at(-1)?.onclose?.({ code: 1006, reason: '' }),
  }
}

const settled = () => new Promise(resolve => setTimeout(resolve, 5))

async function waitingTab(shared: Partial<Platform> = {}) {
  const tab = aTab(shared)
  const step = await tab.signIn.start(MAYA)
  if (step.status !== 'approvalNeeded') throw new Error(step.status)
  const { signInId } = step
  return { ...tab, step, signInId }
}

describe('a sign-in by push', () => {
  it('says what was asked, and keeps the secrets to itself (AUTH-011, AUTH-016)', async () => {
    const { step, dispose } = await waitingTab()
    expect(step).toMatchObject({ flow: 'push', identifier: '42', devices: [] })
    expect(step.endsAt - step.sentAt).toBe(180_000)
    for (const secret of [PUSH.code, PUSH.tmpJwt]) expect(Object.values(step)).not.toContain(secret)
    dispose()
  })

  it('trades the code when the line says that it was approved (AUTH-011, AUTH-037)', async () => {
    const tab = await waitingTab()
    const waiting = tab.signIn.awaitApproval(tab.signInId)
    await settled()
    tab.up()
    expect(tab.sockets[0]?.sent).toEqual([JSON.stringify({ type: 'awaitLogin', tmpJwt: 't1' })])
    expect(tab.trades()).toEqual([])
    tab.answer('approved')
    tab.hear({ type: 'loginApproval', key: 'k', result: true })
    expect(await waiting).toEqual({ status: 'signedIn' })
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'signed_in', userId: 'maya' })
    const [trade] = tab.trades()
    expect(trade?.body).toEqual({ code: 'c1', codeVerifier: expect.any(String) as string })
    expect(tab.sockets[0]?.isClosed).toBe(true)
    tab.dispose()
  })

  it('asks every three seconds while the line is down, and opens it again (AUTH-011)', async () => {
    const tab = await waitingTab()
    const waiting = tab.signIn.awaitApproval(tab.signInId)
    await settled()
    tab.up()
    tab.drop()
    for (let asked = 1; asked <= 3; asked += 1) {
      tab.timers.advance(3_000)
      await vi.waitFor(() => expect(tab.trades()).toHaveLength(asked), 10_000)
      await settled()
      tab.drop()
    }
    expect(tab.sockets).toHaveLength(4)
    tab.answer('approved')
    tab.timers.advance(3_000)
    expect(await waiting).toEqual({ status: 'signedIn' })
    tab.dispose()
  })

  it('asks where no line can be opened at all', async () => {
    const tab = await waitingTab({
      openSocket: () => {
        throw new Error('blocked')
      },
    })
    const waiting = tab.signIn.awaitApproval(tab.signInId)
    await settled()
    tab.answer('approved')
    tab.timers.advance(3_000)
    expect(await waiting).toEqual({ status: 'signedIn' })
    tab.dispose()
  })

  it('ends when it was refused, and cannot be taken up again', async () => {
    const tab = await waitingTab()
    const waiting = tab.signIn.awaitApproval(tab.signInId)
    await settled()
    tab.up()
    tab.answer('refused')
    tab.hear({ type: 'loginApproval', key: 'k', result: false })
    await expect(waiting).rejects.toMatchObject({ code: 'approval_refused' })
    expect(await tab.signIn.resume()).toBeUndefined()
    await expect(tab.signIn.awaitApproval(tab.signInId)).rejects.toMatchObject({
      code: 'expired_code',
    })
    tab.dispose()
  })

  it('has one line, however many wait for it (AUTH-011)', async () => {
    const tab = await waitingTab()
    const waiting = [1, 2, 3].map(() => tab.signIn.awaitApproval(tab.signInId))
    await settled()
    expect(tab.sockets).toHaveLength(1)
    tab.up()
    tab.answer('approved')
    tab.hear({ type: 'loginApproval', key: 'k', result: true })
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => ({ status: 'signedIn' })))
    expect(tab.trades()).toHaveLength(1)
    tab.dispose()
  })

  it('has one line in a browser: a duplicated tab waits and trades nothing', async () => {
    const tab = await waitingTab()
    const { tabStorage, storage, lock } = tab.platform
    const twin = aTab({ tabStorage, storage, lock })
    const step = await twin.signIn.resume()
    expect(step).toEqual(tab.step)
    const waiting = [
      tab.signIn.awaitApproval(tab.signInId),
      twin.signIn.awaitApproval(tab.signInId),
    ]
    await settled()
    expect([tab.sockets.length, twin.sockets.length]).toEqual([1, 0])
    tab.up()
    tab.answer('approved')
    twin.answer('approved')
    tab.hear({ type: 'loginApproval', key: 'k', result: true })
    await Promise.all(waiting)
    expect([tab.trades().length, twin.trades().length]).toEqual([1, 0])
    tab.dispose()
    twin.dispose()
  })

  it('stops when nobody waits any more, and starts again for the next', async () => {
    const tab = await waitingTab()
    const leave = new AbortController()
    const waiting = tab.signIn.awaitApproval(tab.signInId, leave.signal)
    await settled()
    leave.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    await settled()
    expect(tab.sockets[0]?.isClosed).toBe(true)
    const again = tab.signIn.awaitApproval(tab.signInId)
    await settled()
    expect(tab.sockets).toHaveLength(2)
    tab.up()
    tab.answer('approved')
    tab.hear({ type: 'loginApproval', key: 'k', result: true })
    expect(await again).toEqual({ status: 'signedIn' })
    tab.dispose()
  })
})

describe('a sign-in that a device has to verify', () => {
  it('says which link the device opens, and holds no tokens (AUTH-014)', async () => {
    const answer = { ...PUSH, authFlow: 'verifyDevice', link: 'https://go.example/k', ...TOKENS }
    const { platform } = platformAnswering(() => json(answer))
    const { signIn, session, dispose } = createSession({ api: 'https://bank.example', platform })
    expect(await signIn.start(MAYA)).toMatchObject({
      status: 'approvalNeeded',
      flow: 'verifyDevice',
      link: 'https://go.example/k',
    })
    expect((await session.restore()).status).toBe('signed_out')
    dispose()
  })
})

describe('resume', () => {
  const reloaded = (tab: { platform: Platform }, clock = tab.platform.clock) =>
    aTab({ tabStorage: tab.platform.tabStorage, clock })

  it('takes up where the page stood before it was reloaded (AUTH-016)', async () => {
    const tab = await waitingTab()
    const next = reloaded(tab)
    expect(await next.signIn.resume()).toEqual(tab.step)
    const waiting = next.signIn.awaitApproval(tab.signInId)
    await settled()
    next.up()
    next.answer('approved')
    next.hear({ type: 'loginApproval', key: 'k', result: true })
    expect(await waiting).toEqual({ status: 'signedIn' })
    expect(await reloaded(tab).signIn.resume()).toBeUndefined()
    tab.dispose()
    next.dispose()
  })

  it.each([
    ['when its time is over', 180_000],
    ['when the clock was set back', -1_000],
  ])('takes up nothing %s', async (_when, byMs) => {
    const tab = await waitingTab()
    const { clock } = tab.platform
    const next = reloaded(tab, { ...clock, now: () => clock.now() + byMs })
    expect(await next.signIn.resume()).toBeUndefined()
    expect(tab.platform.tabStorage.read('sixpence/sign-in')).toBeUndefined()
    tab.dispose()
    next.dispose()
  })

  it('takes up nothing that was abandoned', async () => {
    const tab = await waitingTab()
    await tab.signIn.abandon(tab.signInId)
    expect(await reloaded(tab).signIn.resume()).toBeUndefined()
    tab.dispose()
  })
})

describe('sendCodeInstead', () => {
  it('asks for what the bank offers, over a reload as well', async () => {
    const { platform, sent } = platformAnswering(({ path, body }) =>
      json(path === '/auth/login' ? { ...PUSH, codeInstead: 'sms' } : body),
    )
    const first = createSession({ api: 'https://bank.example', platform })
    expect(await first.signIn.start(MAYA)).toMatchObject({ codeInstead: 'sms' })
    first.dispose()
    const { signIn, dispose } = createSession({ api: 'https://bank.example', platform })
    const resumed = await signIn.resume()
    expect(resumed).toMatchObject({ status: 'approvalNeeded', codeInstead: 'sms' })
    const { signInId } = resumed as SignInStep & { status: 'approvalNeeded' }
    await signIn.sendCodeInstead(signInId)
    expect(sent[1]?.body).toMatchObject({ authFlow: 'sms' })
    dispose()
  })

  it('goes on with a code (AUTH-010, AUTH-027)', async () => {
    const { platform, sent } = platformAnswering(({ path, body }) => {
      if (path === '/auth/login') return json(PUSH)
      if (path === '/auth/token') return json(TOKENS)
      return json({ authFlow: body['authFlow'], phoneNumber: '+353 •••• 42', smsIdentifier: '07' })
    })
    const { signIn, dispose } = createSession({ api: 'https://bank.example', platform })
    const started = await signIn.start(MAYA)
    expect(started).toMatchObject({ codeInstead: undefined })
    const { signInId } = started as SignInStep & { status: 'approvalNeeded' }
    expect(await signIn.sendCodeInstead(signInId, 'sms')).toMatchObject({
      status: 'codeNeeded',
      flow: 'sms',
      signInId,
      phoneNumber: '+353 •••• 42',
      identifier: '07',
    })
    expect(await signIn.confirm(signInId, '123456')).toEqual({ status: 'signedIn' })
    expect(sent[2]?.body).toMatchObject({ code: 'c1', otp: '123456' })
    dispose()
  })
})
