import { describe, expect, it } from 'vitest'
import { readPayload } from '../../src/http/index.ts'
import { tabsOfOneBrowser } from './tabs-of-one-browser.ts'

const EXPIRY_MS = 295_000

const ORDERS = [
  { when: 'before the refresh is sent', refreshAtMs: 0, signInAtMs: 0 },
  { when: 'while the refresh is at the bank', refreshAtMs: 0, signInAtMs: 40 },
  { when: 'when the refresh has been answered', refreshAtMs: 0, signInAtMs: 400 },
  { when: 'ahead of the refresh', refreshAtMs: 10, signInAtMs: 0 },
] as const
const FAULTS = [[], ['lost answer'], ['lost answer', 'lost answer'], ['lost request']] as const
const CASES = ORDERS.flatMap(order => FAULTS.map(faults => ({ ...order, faults })))

/** A page of ada's that is reopened, and a sign-in on it during its first refresh. */
async function signInOn(userId: string, { refreshAtMs, signInAtMs, faults }: (typeof CASES)[0]) {
  const { bank, time, signedIn, openTab, browser } = tabsOfOneBrowser({ latencyMs: 120 })
  const [earlier] = await signedIn(1)
  await time.pass(EXPIRY_MS)
  earlier?.tab.kill()
  bank.faults = [...faults]
  const { session } = openTab()
  await time.until(session.restore())
  /** The signed-in user when the token was requested. */
  const asking: { userId?: string } = {}
  const ask = async () => {
    await time.sleep(refreshAtMs)
    Object.assign(asking, session.getSnapshot())
    return session.accessToken()
  }
  const signIn = async () => {
    await time.sleep(signInAtMs)
    await session.begin(bank.signIn(userId))
  }
  const [asked, begun] = await time.until(Promise.allSettled([ask(), signIn()]))
  await time.pass(60_000)
  bank.faults = []
  return { bank, time, session, asking, asked, begun, records: [...browser.records.values()] }
}

const userOf = (token: string) => readPayload(token)?.sub

describe('a sign-in while an earlier session is being refreshed (SESS-003)', () => {
  it.each(CASES)('throws nobody out of the same user’s: $when, $faults', async order => {
    const { bank, time, session, asked, begun, records } = await signInOn('ada', order)
    expect(begun.status).toBe('fulfilled')
    // A failing network is a different case.
    expect(asked).not.toMatchObject({ reason: { code: 'session_expired' } })
    expect(session.getSnapshot()).toMatchObject({ status: 'signed_in', userId: 'ada' })
    expect(records).toHaveLength(1)
    // The previous session has ended at the bank, and the new one has not.
    expect({ live: bank.liveSessions, replays: bank.replays }).toEqual({ live: 1, replays: 0 })
    await time.pass(EXPIRY_MS)
    expect(userOf(await time.until(session.accessToken()))).toBe('ada')
  })

  it.each(CASES)('hands nobody another user’s token: $when, $faults', async order => {
    const { bank, time, session, asking, asked, records } = await signInOn('ben', order)
    const owner = asked.status === 'fulfilled' ? userOf(asked.value) : undefined
    expect([undefined, asking.userId]).toContain(owner)
    expect(session.getSnapshot()).toMatchObject({ status: 'signed_in', userId: 'ben' })
    expect(records).toMatchObject([{ userId: 'ben' }])
    expect({ live: bank.liveSessions, replays: bank.replays }).toEqual({ live: 1, replays: 0 })
    await time.pass(EXPIRY_MS)
    expect(userOf(await time.until(session.accessToken()))).toBe('ben')
  })
})
