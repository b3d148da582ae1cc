import { browserPlatform } from '../src/platform/browser-platform.ts'
import { createSession, type SessionHandle } from '../src/session/index.ts'

declare global {
  interface Window {
    tab: Tab
  }
}

/** What a test drives a tab by. */
interface Tab {
  readonly signIn: SessionHandle['signIn']
  readonly session: SessionHandle['session']
  /** Has the tokens of this tab grow older, as if time had passed. */
  age(ms: number): void
  /** Asks the bank something with a token, several times at once; answers the statuses. */
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
