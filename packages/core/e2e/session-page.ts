import { browserPlatform } from '../src/platform/browser-platform.ts'
import { createSession, type SessionHandle } from '../src/session/index.ts'

declare global {
  interface Window {
    tab: Tab
  }
}

/** The functions a test controls a tab with. */
interface Tab {
  readonly signIn: SessionHandle['signIn']
  readonly session: SessionHandle['session']
  /** Ages the tokens of this tab, as if time had passed. */
  age(ms: number): void
  /** Makes several calls at once; returns the statuses. */
  ask(times: number): Promise<number[]>
}

const platform = browserPlatform()
let aheadMs = 0
const clock = { ...platform.clock, monotonic: () => platform.clock.monotonic() + aheadMs }
const { session, signIn, fetch } = createSession({
  api: location.origin,
  platform: { ...platform, clock },
  idleLimitMs: Infinity,
})

async function askOnce(): Promise<number> {
  const answer = await fetch(`${location.origin}/api?customerInfoGet`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  return answer.status
}

window.tab = {
  signIn,
  session,
  age: ms => {
    aheadMs += ms
  },
  ask: times => Promise.all(Array.from({ length: times }, askOnce)),
}
