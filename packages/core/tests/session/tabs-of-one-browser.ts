import { BankSession } from '../../src/session/bank-session.ts'
import { recordTokenStore } from '../../src/session/record-token-store.ts'
import type { Platform } from '../../src/platform/index.ts'
import { fakeBrowser, type FakeTab } from '../payments/fake-browser.ts'
import { seededRandom, type Random } from '../payments/seeded-random.ts'
import { VirtualTime } from '../payments/virtual-time.ts'
import { TokenBank, type TokenBankOptions } from './token-bank.ts'

export interface SessionTab {
  readonly tab: FakeTab
  readonly session: BankSession
}

interface TabsOptions extends Partial<TokenBankOptions> {
  readonly seed?: number
  readonly idleLimitMs?: number
  /** Replaces the browser's lock. */
  readonly lock?: Platform['lock']
}

/** One browser, one bank, and any number of tabs. */
export function tabsOfOneBrowser({ seed = 1, idleLimitMs, lock, ...options }: TabsOptions = {}) {
  const time = new VirtualTime()
  const random: Random = seededRandom(seed)
  const browser = fakeBrowser(time, random)
  const bank = new TokenBank({ time, random, ...options })
  const diagnostics: string[] = []

  /** The milliseconds by which the wall clock has been put ahead. */
  const wall = { aheadMs: 0 }
  const clock = { ...time.clock, now: () => time.clock.now() + wall.aheadMs }

  function openTab(): SessionTab {
    const tab = browser.openTab()
    const platform = { ...tab.platform, clock, lock: lock ?? tab.platform.lock }
    const session = new BankSession({
      platform,
      store: recordTokenStore(tab.platform.storage, 'test'),
      service: bank.service,
      namespace: 'test',
      idleLimitMs: idleLimitMs ?? 900_000,
      onDiagnostic: ({ message }) => diagnostics.push(message),
    })
    return { tab, session }
  }

  /** Signs a customer in in the first of several tabs, then opens the others. */
  async function signedIn(count: number, userId = 'ada'): Promise<SessionTab[]> {
    const first = openTab()
    await time.until(first.session.begin(bank.signIn(userId)))
    const others = Array.from({ length: count - 1 }, openTab)
    await time.until(Promise.all(others.map(({ session }) => session.restore())))
    return [first, ...others]
  }

  /** Calls at about the same time in all tabs. */
  async function calls(tabs: readonly SessionTab[], count: number) {
    const asked = tabs.flatMap(({ session }) =>
      Array.from({ length: count }, async () => {
        await time.sleep(random() * 20)
        return session.accessToken()
      }),
    )
    const answers = await time.until(Promise.allSettled(asked))
    const failures = answers.flatMap(answer =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    )
    return { answers, failures }
  }

  return { time, wall, random, browser, bank, diagnostics, openTab, signedIn, calls }
}
