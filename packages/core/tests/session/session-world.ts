import { isSixpenceError } from '../../src/errors/index.ts'
import { readPayload } from '../../src/http/index.ts'
import type { RefreshRecord } from '../../src/session/token-store.ts'
import { tabsOfOneBrowser, type SessionTab } from './tabs-of-one-browser.ts'

/** Acts of a customer, a host or the bank at any moment, by the number of a tab. */
export type Step =
  | TabStep
  | { readonly do: 'openTab' }
  | { readonly do: 'expire' }
  | { readonly do: 'loseNetwork' }
  /** For a refresh, even if it is retried at once. */
  | { readonly do: 'loseAnswers' }

type TabStep =
  | { readonly do: 'signIn'; readonly tab: number; readonly userId: string }
  | { readonly do: 'call' | 'refused' | 'signOut' | 'closeTab'; readonly tab: number }

interface WatchedTab extends SessionTab {
  /** A closed tab waits for ever. */
  readonly closed: Promise<void>
  readonly close: () => void
}

interface Leave {
  readonly leaver: WatchedTab
  /** The number of sign-ins before; NaN while somebody was about to. */
  readonly begun: number
}

const MOST_TABS = 4
const EXPIRY_MS = 295_000
/** By then, all messages between tabs have arrived. */
const MESSAGES_MS = 30

/**
 * One browser with steps in quick succession, in whatever order the latencies of the seed produce.
 * Records violations.
 */
export class SessionWorld {
  readonly faults: string[] = []
  readonly #world: ReturnType<typeof tabsOfOneBrowser>
  readonly #tabs: WatchedTab[] = []
  readonly #asked: Promise<unknown>[] = []
  readonly #leftAt = new Map<string, number>()
  #begun = 0
  #beginning = 0
  #lastLeave: Leave | undefined

  constructor(seed: number) {
    this.#world = tabsOfOneBrowser({ seed, idleLimitMs: Infinity })
    this.#openTab()
  }

  async run(steps: readonly Step[]): Promise<void> {
    const { time, random } = this.#world
    for (const step of steps) {
      await time.pass(random() * 120)
      await this.#take(step)
    }
  }

  /** Waits until every request has a result; returns the time it took and the final state. */
  async settle() {
    const { time, browser, bank } = this.#world
    const startedAt = time.clock.now()
    await time.until(Promise.all(this.#asked))
    const waitedMs = time.clock.now() - startedAt
    await time.pass(2_000)
    return {
      waitedMs,
      replays: bank.replays,
      live: bank.liveSessions,
      records: [...browser.records.values()],
      users: this.#living().flatMap(({ session }) => userOf(session) ?? []),
    }
  }

  /** True if a sign-out is final: nobody signed in during it, or since. */
  get isOver(): boolean {
    const leave = this.#lastLeave
    return leave?.begun === this.#begun && leave.leaver.tab.isAlive()
  }

  /** Requests a token in each tab. */
  tokens(): Promise<PromiseSettledResult<string>[]> {
    const asked = this.#living().map(({ session }) => session.accessToken())
    return this.#world.time.until(Promise.allSettled(asked))
  }

  async #take(step: Step): Promise<void> {
    const { time, bank } = this.#world
    if (step.do === 'expire') return time.pass(EXPIRY_MS)
    if (step.do === 'openTab') return this.#openTab()
    if (step.do === 'loseNetwork') return void bank.faults.push('lost request')
    if (step.do === 'loseAnswers') return void bank.faults.push('lost answer', 'lost answer')
    const tab = this.#tabs[step.tab % this.#tabs.length]
    const work = tab?.tab.isAlive() ? this.#act(tab, step) : undefined
    if (tab && work) this.#ask(tab, work)
  }

  #act(tab: WatchedTab, step: TabStep): Promise<unknown> | undefined {
    if (step.do === 'signIn') return this.#signIn(tab, step.userId)
    if (step.do === 'signOut') return this.#signOut(tab)
    if (step.do !== 'closeTab') return this.#call(tab, step.do === 'refused')
    tab.tab.kill()
    tab.session.dispose()
    tab.close()
    return undefined
  }

  #openTab(): void {
    if (this.#tabs.length === MOST_TABS) return
    let close: () => void = () => undefined
    const closed = new Promise<void>(resolve => (close = resolve))
    const tab: WatchedTab = { ...this.#world.openTab(), closed, close }
    this.#tabs.push(tab)
    this.#ask(tab, tab.session.restore())
    tab.session.subscribe(() => this.#watch(tab))
  }

  /**
   * A tab that read the record just before a sign-out learns of it from a message in transit: it
   * may open, and closes by itself.
   */
  #watch({ tab, session }: WatchedTab): void {
    const userId = userOf(session)
    const isBack = () =>
      tab.isAlive() &&
      userId !== undefined &&
      userOf(session) === userId &&
      this.#leftAt.get(userId) === this.#begun &&
      this.#beginning === 0
    if (!isBack()) return
    this.#world.time.timers.after(MESSAGES_MS, () => {
      if (isBack()) this.faults.push(`${userId} came back by itself`)
    })
  }

  async #signIn({ session }: WatchedTab, userId: string): Promise<void> {
    this.#begun += 1
    this.#beginning += 1
    await session.begin(this.#world.bank.signIn(userId)).finally(() => (this.#beginning -= 1))
  }

  async #signOut(leaver: WatchedTab): Promise<void> {
    const userId = userOf(leaver.session)
    if (userId === undefined) return
    // Somebody else may be signed in, which this tab doesn't know yet.
    const isTheirs = this.#record?.userId === userId && this.#beginning === 0
    const begun = isTheirs ? this.#begun : Number.NaN
    this.#lastLeave = { leaver, begun }
    await leaver.session.signOut()
    this.#leftAt.set(userId, begun)
  }

  /** A token belongs to the user at the time of the request, and is never the refused one. */
  async #call({ session }: WatchedTab, isRefused: boolean): Promise<void> {
    const before = userOf(session)
    // Read when a call fails, before anything else happens to its tab.
    const watched = (call: Promise<string>) =>
      call.catch((cause: unknown) => {
        if (before !== undefined && userOf(session) === before && isOver(cause))
          this.faults.push(`${before} was thrown out though still signed in`)
        throw cause
      })
    const first = await watched(session.accessToken())
    const token = isRefused ? await watched(session.renewedToken(first)) : first
    const { sub } = readPayload(token) ?? {}
    if (before !== undefined && sub !== before)
      this.faults.push(`${before} was given ${sub}'s token`)
    if (isRefused && token === first) this.faults.push('a refused token was given again')
  }

  #ask({ closed }: WatchedTab, work: Promise<unknown>): void {
    this.#asked.push(Promise.race([work, closed]).catch(() => undefined))
  }

  get #record(): RefreshRecord | undefined {
    // The only record, written by the session.
    return [...this.#world.browser.records.values()][0] as RefreshRecord | undefined
  }

  #living(): WatchedTab[] {
    return this.#tabs.filter(({ tab }) => tab.isAlive())
  }
}

const isOver = (cause: unknown) => isSixpenceError(cause) && cause.code === 'session_expired'

function userOf({ getSnapshot }: SessionTab['session']): string | undefined {
  const state = getSnapshot()
  return state.status === 'signed_in' ? state.userId : undefined
}
