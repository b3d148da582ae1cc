import { describe, expect, it } from 'vitest'
import { tabsOfOneBrowser } from '../../tests/session/tabs-of-one-browser.ts'

const MINUTE_MS = 60_000

async function aSession(options: Parameters<typeof tabsOfOneBrowser>[0] = {}) {
  const surroundings = tabsOfOneBrowser(options)
  const [tab] = await surroundings.signedIn(1)
  if (!tab) throw new Error('No tab')
  return { ...surroundings, ...tab }
}

describe('the idle end of a session', () => {
  it('tells the bank of an idle end when the storage fails (SESS-006)', async () => {
    const { session, time, browser, bank, diagnostics } = await aSession()
    browser.fillDisk()
    await time.pass(16 * MINUTE_MS)
    expect(session.getSnapshot()).toEqual({ status: 'signed_out', because: 'idle' })
    expect(bank.liveSessions).toBe(0)
    expect(diagnostics).toContain('the ended session could not be deleted')
  })

  it('warns a minute before 15 idle minutes are over, then ends (SESS-006, CONST-003)', async () => {
    const { session, time, bank } = await aSession()
    const startedAt = time.clock.now()
    const idleAt = () => {
      const state = session.getSnapshot()
      return state.status === 'signed_in' ? state.idleAt : 'ended'
    }
    await time.pass(14 * MINUTE_MS - 1_000)
    expect(idleAt()).toBeUndefined()
    await time.pass(2_000)
    expect((idleAt() as number) - startedAt).toBeLessThan(15 * MINUTE_MS + 100)
    await time.pass(57_000)
    expect(session.getSnapshot().status).toBe('signed_in')
    await time.pass(4_000)
    expect(session.getSnapshot()).toEqual({ status: 'signed_out', because: 'idle' })
    expect(bank.liveSessions).toBe(0)
  })

  it('puts the idle end off in all tabs when one is touched (SESS-006)', async () => {
    const { time, signedIn } = tabsOfOneBrowser()
    const [first, second] = await signedIn(2)
    await time.pass(14.5 * MINUTE_MS)
    expect(second?.session.getSnapshot()).toMatchObject({ idleAt: expect.any(Number) as number })
    first?.session.touch()
    await time.pass(100)
    expect(second?.session.getSnapshot()).toMatchObject({ idleAt: undefined })
    await time.pass(14.5 * MINUTE_MS)
    expect(second?.session.getSnapshot().status).toBe('signed_in')
    await time.pass(MINUTE_MS)
    expect(first?.session.getSnapshot()).toEqual({ status: 'signed_out', because: 'idle' })
    expect(second?.session.getSnapshot()).toEqual({ status: 'signed_out', because: 'idle' })
  })

  it('refuses a start-up later than the idle limit (SESS-006)', async () => {
    const { time, tab, openTab, bank, session } = await aSession()
    tab.kill()
    session.dispose()
    await time.pass(16 * MINUTE_MS)
    const later = openTab()
    expect(await time.until(later.session.restore())).toEqual({
      status: 'signed_out',
      because: 'idle',
    })
    await time.pass(1_000)
    expect(bank.liveSessions).toBe(0)
  })

  it('does not come back to life by a touch after the limit (SESS-006)', async () => {
    const { session, time, wall } = await aSession()
    wall.aheadMs = 16 * MINUTE_MS
    session.touch()
    await time.pass(100)
    expect(session.getSnapshot()).toEqual({ status: 'signed_out', because: 'idle' })
  })

  it('answers no token once the computer has slept too long (SESS-006)', async () => {
    const { session, time, wall } = await aSession()
    wall.aheadMs = 16 * MINUTE_MS
    await expect(time.until(session.accessToken())).rejects.toMatchObject({
      code: 'session_expired',
    })
  })

  it('ends in time when the clock on the wall is set back (SESS-006)', async () => {
    const { bank, time, wall, signedIn } = tabsOfOneBrowser()
    const tabs = await signedIn(2)
    await time.pass(MINUTE_MS)
    tabs[1]?.session.touch()
    await time.pass(MINUTE_MS)
    wall.aheadMs = -60 * MINUTE_MS
    await time.pass(12 * MINUTE_MS)
    expect(tabs.map(({ session }) => session.getSnapshot().status)).toEqual([
      'signed_in',
      'signed_in',
    ])
    await time.pass(3 * MINUTE_MS)
    for (const { session } of tabs) {
      expect(session.getSnapshot()).toEqual({ status: 'signed_out', because: 'idle' })
    }
    expect(bank.liveSessions).toBe(0)
  })

  it('counts what is done after the clock is set back (SESS-006)', async () => {
    const { time, wall, signedIn } = tabsOfOneBrowser()
    const tabs = await signedIn(2)
    await time.pass(MINUTE_MS)
    wall.aheadMs = -60 * MINUTE_MS
    for (let round = 0; round < 5; round += 1) {
      await time.pass(10 * MINUTE_MS)
      tabs[0]?.session.touch()
    }
    await time.pass(14.5 * MINUTE_MS)
    for (const { session } of tabs) {
      const idleAt = time.clock.now() + wall.aheadMs + MINUTE_MS / 2
      expect(session.getSnapshot()).toMatchObject({ status: 'signed_in' })
      const state = session.getSnapshot()
      expect('idleAt' in state && Math.abs((state.idleAt ?? 0) - idleAt)).toBeLessThan(100)
    }
  })

  it('takes an activity to come for now, and writes that down (SESS-006)', async () => {
    const { session, time, wall, tab, openTab, browser } = await aSession()
    tab.kill()
    session.dispose()
    wall.aheadMs = -24 * 60 * MINUTE_MS
    const later = openTab()
    expect(await time.until(later.session.restore())).toMatchObject({ status: 'signed_in' })
    await time.pass(100)
    const [record] = browser.records.values()
    const { activeAt } = record as { activeAt: number }
    expect(activeAt).toBeLessThanOrEqual(time.clock.now() + wall.aheadMs)
    await time.pass(15 * MINUTE_MS)
    expect(later.session.getSnapshot()).toEqual({ status: 'signed_out', because: 'idle' })
  })

  it('is put off by a tab that was not heard (SESS-006)', async () => {
    const { time, signedIn, browser } = tabsOfOneBrowser()
    const [tab] = await signedIn(1)
    await time.pass(10 * MINUTE_MS)
    for (const [key, record] of browser.records) {
      browser.records.set(key, { ...(record as object), activeAt: time.clock.now() })
    }
    await time.pass(14 * MINUTE_MS)
    expect(tab?.session.getSnapshot().status).toBe('signed_in')
    await time.pass(2 * MINUTE_MS)
    expect(tab?.session.getSnapshot()).toEqual({ status: 'signed_out', because: 'idle' })
  })

  it('stays with who signs in while an idle session is taken up', async () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const { session, time, tab, openTab, bank } = await aSession({ seed })
      tab.kill()
      session.dispose()
      await time.pass(16 * MINUTE_MS)
      const later = openTab()
      const signingIn = time.sleep(seed % 4).then(() => later.session.begin(bank.signIn('ben')))
      await time.until(Promise.all([later.session.restore(), signingIn]))
      await time.pass(1_000)
      expect(later.session.getSnapshot()).toMatchObject({ status: 'signed_in', userId: 'ben' })
      expect(bank.liveSessions).toBe(1)
    }
  })

  it('lets a program without a person run for days', async () => {
    const { session, time } = await aSession({ idleLimitMs: Infinity })
    await time.pass(3 * 24 * 60 * MINUTE_MS)
    await time.until(session.accessToken())
    expect(session.getSnapshot().status).toBe('signed_in')
  })
})
