import { describe, expect, it } from 'vitest'
import { accessTokenText } from '../../tests/session/access-token-text.ts'
import { SixpenceError } from '../errors/index.ts'
import { tabsOfOneBrowser } from '../../tests/session/tabs-of-one-browser.ts'

const MINUTE_MS = 60_000

async function aSession(options: Parameters<typeof tabsOfOneBrowser>[0] = {}) {
  const surroundings = tabsOfOneBrowser(options)
  const [tab] = await surroundings.signedIn(1)
  if (!tab) throw new Error('No tab')
  return { ...surroundings, ...tab }
}

describe('BankSession', () => {
  it('reads who is signed in from the token itself (SESS-001)', async () => {
    const { session } = await aSession()
    expect(session.getSnapshot()).toEqual({
      status: 'signed_in',
      userId: 'ada',
      email: 'ada@x.example',
      idleAt: undefined,
    })
  })

  it('keeps a token until ten seconds before its end (SESS-002, CONST-003)', async () => {
    const { session, time, bank } = await aSession()
    await time.pass(289_000)
    await time.until(session.accessToken())
    expect(bank.refreshes).toBe(0)
    await time.pass(1_000)
    await time.until(session.accessToken())
    expect(bank.refreshes).toBe(1)
  })

  it('counts the lifetime from receipt, not from iat (SESS-001)', async () => {
    const { session, time, bank } = await aSession()
    const accessToken = accessTokenText({ sub: 'ada', iat: 1_000, exp: 1_300 })
    await time.until(session.begin({ accessToken, refreshToken: 'x' }))
    await time.pass(200_000)
    expect(await time.until(session.accessToken())).toBe(accessToken)
    expect(bank.refreshes).toBe(0)
  })

  it('lives until exp when the token does not say when it was made (SESS-001)', async () => {
    const { session, time, bank } = await aSession()
    const { refreshToken } = bank.signIn('ada')
    const exp = time.clock.now() / 1000 + 100
    const accessToken = accessTokenText({ sub: 'ada', exp })
    await time.until(session.begin({ accessToken, refreshToken }))
    await time.pass(80_000)
    expect(await time.until(session.accessToken())).toBe(accessToken)
    await time.pass(15_000)
    expect(await time.until(session.accessToken())).not.toBe(accessToken)
  })

  it('refuses a token that cannot be read', async () => {
    const { session, time } = await aSession()
    for (const accessToken of [
      '',
      'a.b.c',
      accessTokenText({ exp: 1 }),
      accessTokenText({ sub: 1, exp: 2 }),
    ]) {
      const begun = session.begin({ accessToken, refreshToken: 'x' })
      await expect(time.until(begun)).rejects.toMatchObject({ code: 'unexpected_answer' })
    }
  })

  it('tells the others of its end when a listener throws', async () => {
    const { session, time } = await aSession()
    const heard: string[] = []
    session.subscribe(() => {
      throw new TypeError('of the host')
    })
    session.subscribe(() => heard.push(session.getSnapshot().status))
    await time.until(session.signOut())
    expect(heard).toEqual(['signed_out'])
  })

  it('rejects an empty refresh token without a request (SESS-005)', async () => {
    const { session, time, bank, browser } = await aSession()
    for (const [key, record] of browser.records) {
      browser.records.set(key, { ...(record as object), refreshToken: '' })
    }
    const refresh = bank.service.refresh
    bank.service.refresh = async token => {
      if (token) return refresh(token)
      const { createTokenService } = await import('../http/index.ts')
      const call = () => Promise.reject(new Error('asked the bank'))
      return createTokenService(call, () => 'en').refresh(token)
    }
    await time.pass(295_000)
    await expect(time.until(session.accessToken())).rejects.toMatchObject({
      code: 'session_expired',
      message: 'empty refresh token',
    })
  })

  it('ends when the token service refuses, and says so (SESS-004)', async () => {
    const { session, time, bank, browser } = await aSession()
    bank.revokeAll()
    await time.pass(295_000)
    await expect(time.until(session.accessToken())).rejects.toMatchObject({
      code: 'session_expired',
      message: 'session expired',
    })
    expect(session.getSnapshot()).toEqual({ status: 'signed_out', because: 'expired' })
    expect([...browser.records.values()]).toEqual([])
  })

  it('stands when the refresh could not be asked for (SESS-004)', async () => {
    const { session, time, bank } = await aSession()
    await time.pass(295_000)
    bank.faults = ['lost request', 'lost request', 'server down', 'server down']
    await expect(time.until(session.accessToken())).rejects.toMatchObject({ code: 'offline' })
    await expect(time.until(session.accessToken())).rejects.toMatchObject({
      code: 'server_unavailable',
    })
    await time.until(session.accessToken())
    expect(session.getSnapshot().status).toBe('signed_in')
  })

  it('asks at once for an answer that got lost, before the bank takes it for a thief', async () => {
    const { session, time, bank } = await aSession({ graceMs: 5_000 })
    await time.pass(295_000)
    bank.faults = ['lost answer']
    await time.until(session.accessToken())
    await time.pass(295_000)
    await time.until(session.accessToken())
    expect([bank.refreshes, bank.replays]).toEqual([2, 0])
  })

  it.each(['refused', 'invalid_input', 'no_access', 'not_found'] as const)(
    'stands when something says %s in place of the service (SESS-004)',
    async code => {
      const { session, time, bank, browser } = await aSession()
      await time.pass(295_000)
      const { refresh } = bank.service
      const options = { requestId: 'f00d', responseCode: 'VF' }
      bank.service.refresh = () => Promise.reject(new SixpenceError(code, 'No', options))
      const failure = await time.until(session.accessToken().catch((cause: unknown) => cause))
      expect(failure).toMatchObject({ code: 'unexpected_answer', message: 'No', requestId: 'f00d' })
      expect(failure).toMatchObject({ responseCode: undefined })
      expect(session.getSnapshot().status).toBe('signed_in')
      expect(browser.records.size).toBe(1)
      bank.service.refresh = refresh
      await time.until(session.accessToken())
    },
  )

  it('takes up what an earlier page left, without a request', async () => {
    const { time, bank, openTab, tab } = await aSession()
    tab.kill()
    const later = openTab()
    expect(await time.until(later.session.restore())).toMatchObject({ userId: 'ada' })
    expect(bank.refreshes).toBe(0)
    await time.until(later.session.accessToken())
    expect(bank.refreshes).toBe(1)
  })

  it('leaves at once and tells the bank with the refresh token (SESS-008)', async () => {
    const { session, time, bank, browser } = await aSession()
    const leaving = session.signOut()
    await time.pass(20)
    expect(session.getSnapshot()).toEqual({ status: 'signed_out', because: 'left' })
    await time.until(leaving)
    expect(bank.logouts).toHaveLength(1)
    expect(bank.liveSessions).toBe(0)
    expect([...browser.records.values()]).toEqual([])
    await expect(session.accessToken()).rejects.toMatchObject({ code: 'session_expired' })
  })

  it('leaves without a network too (SESS-008)', async () => {
    const { session, time, bank } = await aSession()
    bank.service.logout = () => Promise.reject(new TypeError('fetch failed'))
    await time.until(session.signOut())
    expect(session.getSnapshot()).toEqual({ status: 'signed_out', because: 'left' })
  })

  it('leaves in all tabs and at the bank when the storage fails (SESS-008)', async () => {
    const { bank, time, browser, diagnostics, signedIn } = tabsOfOneBrowser()
    const [first, second] = await signedIn(2)
    browser.fillDisk()
    await time.until(first?.session.signOut() ?? Promise.reject(new Error('no tab')))
    await time.pass(100)
    for (const tab of [first, second]) {
      expect(tab?.session.getSnapshot()).toEqual({ status: 'signed_out', because: 'left' })
    }
    expect(bank.liveSessions).toBe(0)
    expect(diagnostics).toContain('the ended session could not be deleted')
  })

  it('leaves here when the storage is gone altogether (SESS-008)', async () => {
    const { session, time, browser, tab, diagnostics } = await aSession()
    browser.fillDisk()
    tab.platform.storage.read = () => Promise.reject(new DOMException('gone', 'UnknownError'))
    await time.until(session.signOut())
    expect(session.getSnapshot()).toEqual({ status: 'signed_out', because: 'left' })
    expect(diagnostics).toContain('the ended session could not be read')
  })

  it('ends a refused session when the storage fails (SESS-004)', async () => {
    const { session, time, browser, bank } = await aSession()
    bank.revokeAll()
    browser.fillDisk()
    await time.pass(295_000)
    await expect(time.until(session.accessToken())).rejects.toMatchObject({
      code: 'session_expired',
    })
    expect(session.getSnapshot()).toEqual({ status: 'signed_out', because: 'expired' })
  })

  it('ends the session before at the bank when another begins', async () => {
    const { session, time, bank } = await aSession()
    await time.until(session.begin(bank.signIn('ada')))
    await time.pass(1_000)
    expect(bank.liveSessions).toBe(1)
  })

  it('ends on a page that slept while the customer signed out (SESS-008)', async () => {
    const { session, time, tab, browser } = await aSession()
    tab.emit('focus')
    await time.pass(100)
    expect(session.getSnapshot().status).toBe('signed_in')
    browser.records.clear()
    tab.emit('focus')
    await time.pass(100)
    expect(session.getSnapshot()).toEqual({ status: 'signed_out', because: 'left' })
  })

  it('joins who signs in in another tab, by the token of that one', async () => {
    const { session, time, bank, openTab } = await aSession()
    const other = openTab()
    await time.until(session.signOut())
    await time.until(other.session.restore())
    expect(other.session.getSnapshot().status).toBe('signed_out')
    await time.until(session.begin(bank.signIn('ada')))
    await time.pass(100)
    expect(other.session.getSnapshot()).toMatchObject({ status: 'signed_in', userId: 'ada' })
    expect(await time.until(other.session.accessToken())).toBe(await session.accessToken())
    expect(bank.refreshes).toBe(0)
  })

  describe('while somebody signs in here', () => {
    /** Ben has signed in in another tab, and Ada has submitted her password in this one. */
    async function twoAtOnce() {
      const { session, time, bank, openTab } = await aSession()
      const other = openTab()
      await time.until(session.signOut())
      await time.until(other.session.restore())
      const seen: string[] = []
      other.session.subscribe(() => {
        const state = other.session.getSnapshot()
        if (state.status === 'signed_in') seen.push(state.userId)
      })
      let answer: (isRight: boolean) => void = () => undefined
      const answered = new Promise<boolean>(resolve => (answer = resolve))
      const signingIn = other.session.whileSigningIn(async () => {
        if (await answered) await other.session.begin(bank.signIn('ada'))
        else throw new SixpenceError('wrong_credentials', 'no')
      })
      await time.until(session.begin(bank.signIn('ben')))
      await time.pass(100)
      return { session, time, seen, answer, signingIn }
    }

    it('shows them alone, and not who signs in elsewhere', async () => {
      const { session, time, seen, answer, signingIn } = await twoAtOnce()
      answer(true)
      await time.until(signingIn)
      await time.pass(100)
      expect(seen).toEqual(['ada'])
      expect(session.getSnapshot()).toMatchObject({ status: 'signed_out', because: 'left' })
    })

    it('joins who signs in elsewhere once the bank has said no', async () => {
      const { time, seen, answer, signingIn } = await twoAtOnce()
      expect(seen).toEqual([])
      answer(false)
      await expect(time.until(signingIn)).rejects.toMatchObject({ code: 'wrong_credentials' })
      await time.pass(100)
      expect(seen).toEqual(['ben'])
    })
  })

  it('joins nobody who has left since', async () => {
    const { session, time, bank, openTab, browser } = await aSession()
    const other = openTab()
    await time.until(session.signOut())
    await time.until(other.session.restore())
    await time.until(session.begin(bank.signIn('ada')))
    browser.records.clear()
    await time.pass(100)
    expect(other.session.getSnapshot().status).toBe('signed_out')
  })

  it('keeps its token when the clock on the wall is set (SESS-001)', async () => {
    const { session, time, wall, bank } = await aSession({ idleLimitMs: Infinity })
    const token = await session.accessToken()
    for (const aheadMs of [400 * 24 * 60 * MINUTE_MS, -400 * 24 * 60 * MINUTE_MS]) {
      wall.aheadMs = aheadMs
      await time.pass(1_000)
      expect(await time.until(session.accessToken())).toBe(token)
    }
    expect(bank.refreshes).toBe(0)
  })
})
