import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Lock } from '../../src/platform/index.ts'
import type { RefreshRecord } from '../../src/session/token-store.ts'
import { tabsOfOneBrowser } from './tabs-of-one-browser.ts'

const EXPIRY_MS = 295_000
const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 })
const withoutLock: Lock = (_name, work) => work()

describe('BankSession in many tabs', { timeout: 60_000 }, () => {
  it('refreshes once for 1,000 calls of two tabs, ten times over (SESS-002, SESS-003)', async () => {
    for (let round = 1; round <= 10; round += 1) {
      const { bank, time, signedIn, calls } = tabsOfOneBrowser({ seed: round })
      const tabs = await signedIn(2)
      await time.pass(EXPIRY_MS)
      const { failures } = await calls(tabs, 500)
      expect({ refreshes: bank.refreshes, failures: failures.length }).toEqual({
        refreshes: 1,
        failures: 0,
      })
    }
  })

  it('refreshes once for 1,000 calls of two tabs that have just opened (SESS-003)', async () => {
    const { bank, time, signedIn, calls } = tabsOfOneBrowser()
    const [first, ...others] = await signedIn(3)
    await time.pass(EXPIRY_MS)
    first?.tab.kill()
    first?.session.dispose()
    const { failures } = await calls(others, 500)
    expect({ refreshes: bank.refreshes, failures }).toEqual({ refreshes: 1, failures: [] })
  })

  it('asks the other tabs while a new page waits for the lock, and no longer (SESS-003)', async () => {
    const lock: Lock = async (_name, work) => {
      await world.time.sleep(200)
      return work()
    }
    const world = tabsOfOneBrowser({ lock })
    const { bank, time, signedIn, openTab } = world
    const [first] = await signedIn(1)
    first?.tab.kill()
    first?.session.dispose()
    const { refresh } = bank.service
    const openedAt = time.clock.monotonic()
    let refreshedAt = Infinity
    bank.service.refresh = (...asked) => {
      refreshedAt = time.clock.monotonic()
      return refresh(...asked)
    }
    await time.until(openTab().session.accessToken())
    expect(refreshedAt - openedAt).toBeLessThan(230)
  })

  it('refreshes once for each expiry whatever the schedule (SESS-003)', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, fc.integer({ min: 2, max: 20 }), async (seed, count) => {
        const { bank, time, signedIn, calls } = tabsOfOneBrowser({ seed, idleLimitMs: Infinity })
        const tabs = await signedIn(count)
        for (let expiry = 1; expiry <= 3; expiry += 1) {
          await time.pass(EXPIRY_MS)
          const { failures } = await calls(tabs, 5)
          expect({ failures, replays: bank.replays, refreshes: bank.refreshes }).toEqual({
            failures: [],
            replays: 0,
            refreshes: expiry,
          })
        }
      }),
      { numRuns: 150 },
    )
  })

  it('refreshes once when every tab is told that its token is refused (SESS-007)', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, async seed => {
        const { bank, time, random, signedIn, calls } = tabsOfOneBrowser({ seed })
        const tabs = await signedIn(6)
        await calls(tabs, 1)
        const renewals = tabs.flatMap(({ session }) =>
          Array.from({ length: 4 }, async () => {
            const refused = await session.accessToken()
            await time.sleep(random() * 100)
            return (await session.renewedToken(refused)) !== refused
          }),
        )
        expect(new Set(await time.until(Promise.all(renewals)))).toEqual(new Set([true]))
        expect(bank.refreshes).toBe(1)
      }),
      { numRuns: 100 },
    )
  })

  it('never brings a session back after a sign-out (SESS-008)', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, fc.integer({ min: 1, max: 8 }), async (seed, count) => {
        const { bank, time, random, browser, signedIn, openTab } = tabsOfOneBrowser({ seed })
        const tabs = await signedIn(count)
        await time.pass(EXPIRY_MS)
        const asked = Promise.allSettled(
          tabs.map(async ({ session }) => {
            await time.sleep(random() * 100)
            return session.accessToken()
          }),
        )
        await time.pass(random() * 200)
        const leaving = tabs[Math.floor(random() * count)]
        if (leaving) await time.until(leaving.session.signOut())
        await time.until(asked)
        await time.pass(30_000)
        const states = tabs.map(({ session }) => session.getSnapshot().status)
        expect(new Set(states)).toEqual(new Set(['signed_out']))
        expect([...browser.records.values()]).toEqual([])
        expect(bank.liveSessions).toBe(0)
        const later = openTab()
        expect(await time.until(later.session.restore())).toMatchObject({ because: 'never' })
      }),
      { numRuns: 200 },
    )
  })

  it('tells the other tabs of a sign-out at once, though they ask for nothing (SESS-008)', async () => {
    const { time, signedIn } = tabsOfOneBrowser()
    const [first, ...others] = await signedIn(3)
    void first?.session.signOut()
    await time.pass(1_000)
    const states = others.map(({ session }) => session.getSnapshot())
    expect(states).toEqual(others.map(() => ({ status: 'signed_out', because: 'left' })))
  })

  it('signs nobody out when the network fails or the bank is down (SESS-004)', async () => {
    await fc.assert(
      fc.asyncProperty(
        seeds,
        fc.array(fc.constantFrom('lost request' as const, 'server down' as const), {
          minLength: 1,
          maxLength: 6,
        }),
        async (seed, faults) => {
          const { bank, time, signedIn, calls } = tabsOfOneBrowser({ seed })
          const tabs = await signedIn(4)
          await time.pass(EXPIRY_MS)
          bank.faults = [...faults]
          for (let attempt = 0; attempt <= faults.length; attempt += 1) await calls(tabs, 2)
          const { failures } = await calls(tabs, 2)
          expect({ failures, replays: bank.replays }).toEqual({ failures: [], replays: 0 })
          const states = tabs.map(({ session }) => session.getSnapshot().status)
          expect(new Set(states)).toEqual(new Set(['signed_in']))
        },
      ),
      { numRuns: 100 },
    )
  })

  it('keeps everyone signed in without any lock: all use a token under one key (SESS-003)', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, async seed => {
        const { bank, time, signedIn, calls } = tabsOfOneBrowser({ seed, lock: withoutLock })
        const tabs = await signedIn(8)
        await time.pass(EXPIRY_MS)
        const { failures } = await calls(tabs, 3)
        expect({ failures, replays: bank.replays }).toEqual({ failures: [], replays: 0 })
        await time.pass(EXPIRY_MS)
        expect((await calls(tabs, 3)).failures).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  it('signs nobody out when answers are lost and the bank is away for long (SESS-004)', async () => {
    await fc.assert(
      fc.asyncProperty(
        seeds,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 600_000 }),
        async (seed, count, awayMs) => {
          const { bank, time, signedIn, calls, openTab } = tabsOfOneBrowser({ seed })
          const tabs = await signedIn(count)
          await time.pass(EXPIRY_MS)
          bank.faults = ['lost answer', 'lost answer', 'server down', 'server down']
          expect((await calls(tabs.slice(0, 1), 1)).failures).toMatchObject([{ code: 'offline' }])
          await time.pass(awayMs)
          const later = openTab()
          await time.until(later.session.restore())
          await calls([...tabs, later], 2)
          const { failures } = await calls([...tabs, later], 2)
          expect({ failures, replays: bank.replays }).toEqual({ failures: [], replays: 0 })
          await time.pass(EXPIRY_MS)
          expect((await calls([...tabs, later], 2)).failures).toEqual([])
        },
      ),
      { numRuns: 100 },
    )
  })

  it('ends the session when what a lost answer bore has been used by somebody else', async () => {
    const { bank, time, signedIn, calls, browser } = tabsOfOneBrowser()
    const tabs = await signedIn(2)
    await time.pass(EXPIRY_MS)
    bank.faults = ['lost answer', 'lost answer']
    await calls(tabs.slice(0, 1), 1)
    const [record] = [...browser.records.values()] as RefreshRecord[]
    const { refreshToken = '', refreshKey } = record ?? {}
    const stolen = await time.until(bank.service.refresh(refreshToken, refreshKey))
    await time.until(bank.service.refresh(stolen.refreshToken, 'of the thief'))
    const { failures } = await calls(tabs, 1)
    expect(failures).toMatchObject([{ code: 'session_expired' }, { code: 'session_expired' }])
    expect({ replays: bank.replays, live: bank.liveSessions }).toEqual({ replays: 1, live: 0 })
  })

  it('outlives a tab that dies while it refreshes (SESS-003)', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, async seed => {
        const { bank, time, random, signedIn } = tabsOfOneBrowser({ seed })
        const [dying, ...others] = await signedIn(4)
        await time.pass(EXPIRY_MS)
        void dying?.session.accessToken().catch(() => undefined)
        await time.pass(random() * 100)
        dying?.tab.kill()
        const startedAt = time.clock.now()
        const tokens = others.map(({ session }) => session.accessToken())
        await time.until(Promise.all(tokens))
        expect(time.clock.now() - startedAt).toBeLessThanOrEqual(6_000)
        expect(bank.replays).toBe(0)
      }),
      { numRuns: 100 },
    )
  })

  it('answers within six seconds when a lock is never let go (SESS-003)', async () => {
    const { bank, time, signedIn } = tabsOfOneBrowser()
    const tabs = await signedIn(2)
    const [first, second] = tabs
    void first?.tab.platform.lock('test/refresh', () => new Promise(() => undefined), { waitMs: 1 })
    await time.pass(EXPIRY_MS)
    const startedAt = time.clock.now()
    await time.until(second?.session.accessToken() ?? Promise.reject(new Error('no tab')))
    expect(time.clock.now() - startedAt).toBeLessThanOrEqual(6_000)
    expect(bank.refreshes).toBe(1)
  })

  it('waits for a tab that is at work, however slow the bank is (SESS-003)', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, async seed => {
        const { bank, time, signedIn, calls } = tabsOfOneBrowser({ seed, latencyMs: 7_000 })
        const tabs = await signedIn(5)
        await time.pass(EXPIRY_MS)
        const { failures } = await calls(tabs, 3)
        expect({ failures, refreshes: bank.refreshes }).toEqual({ failures: [], refreshes: 1 })
      }),
      { numRuns: 50 },
    )
  })

  it('stands with the last of several sign-ins of one moment, here and in the record', async () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const { bank, time, browser, openTab } = tabsOfOneBrowser({ seed })
      const { session } = openTab()
      const begun = ['ada', 'ben'].map(userId => session.begin(bank.signIn(userId)))
      await time.until(Promise.all(begun))
      expect(session.getSnapshot()).toMatchObject({ status: 'signed_in', userId: 'ben' })
      expect([...browser.records.values()]).toMatchObject([{ userId: 'ben' }])
    }
  })

  it('ends this tab when somebody else signs in in another', async () => {
    const { bank, time, signedIn, openTab } = tabsOfOneBrowser()
    const [ada] = await signedIn(1)
    const other = openTab()
    await time.until(other.session.begin(bank.signIn('ben')))
    await time.pass(100)
    expect(ada?.session.getSnapshot()).toEqual({ status: 'signed_out', because: 'left' })
    expect(other.session.getSnapshot()).toMatchObject({ status: 'signed_in', userId: 'ben' })
  })

  it('signs out all tabs when the token service refuses (SESS-004)', async () => {
    const { bank, time, signedIn, calls } = tabsOfOneBrowser()
    const tabs = await signedIn(3)
    bank.revokeAll()
    await time.pass(EXPIRY_MS)
    const { failures } = await calls(tabs, 2)
    expect(failures).toHaveLength(6)
    expect(failures[0]).toMatchObject({ code: 'session_expired', message: 'session expired' })
    await time.pass(100)
    const states = tabs.map(({ session }) => session.getSnapshot())
    expect(states).toEqual(states.map(() => ({ status: 'signed_out', because: 'expired' })))
  })
})
