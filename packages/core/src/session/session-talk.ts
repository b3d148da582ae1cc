import type { Platform } from '../platform/index.ts'
import type { AccessToken } from './access-token.ts'
import type { SignedOutBecause } from './session-state.ts'
import { openTabTalk, type TabMessage, type TabTalk } from './tab-talk.ts'
import type { RefreshRecord, TokenStore } from './token-store.ts'

/** The talk of the tabs, of which this tab's own session takes part. */
export interface SessionTalk extends TabTalk {
  /** Hands a token of this tab over to the others. */
  tell(token: AccessToken): void
}

export interface SessionTalkOptions {
  readonly platform: Pick<Platform, 'tabs' | 'timers' | 'clock'>
  readonly store: Pick<TokenStore, 'read'>
  readonly namespace: string
  /** Who is here; undefined while nobody is, or while that is not known. */
  readonly customer: () => string | undefined
  /** Whether it is known that nobody is here. */
  readonly isSignedOut: () => boolean
  readonly held: () => AccessToken | undefined
  /** The newest generation this tab has heard of. */
  readonly known: () => number | undefined
  readonly isFresh: (token: AccessToken) => boolean
  /** The generation this tab is getting right now. */
  readonly refreshing: () => number | undefined
  readonly hold: (token: AccessToken) => void
  readonly join: (record: RefreshRecord) => void
  readonly active: (at: number) => void
  readonly end: (because: SignedOutBecause) => void
}

type TokenSaid = TabMessage & { type: 'token' }

/** Opens the talk, and does in this tab what the others say. */
export function openSessionTalk(options: SessionTalkOptions): SessionTalk {
  const { platform, namespace, customer } = options
  const talk = openTabTalk({ ...platform, namespace, onMessage: hear })

  function hear(said: TabMessage): void {
    const userId = customer()
    if (said.type === 'token') return userId ? take(said, userId) : void join(said)
    if (!userId) return
    if (said.type === 'active') options.active(said.at)
    if (said.type === 'ask') answer(said.generation)
    if (said.type === 'ended' && said.userId === userId) options.end(said.because)
  }

  function take(said: TokenSaid, userId: string): void {
    if (said.generation < (options.known() ?? 0)) return
    // Somebody else signed in: what this tab shows is no longer the browser's customer.
    if (said.userId !== userId) return options.end('left')
    options.hold(tokenOf(said, platform.clock.monotonic()))
  }

  /** Somebody signed in elsewhere in this browser. The record says whether they still are. */
  async function join(said: TokenSaid): Promise<void> {
    if (!options.isSignedOut()) return
    const token = tokenOf(said, platform.clock.monotonic())
    const record = await options.store.read().catch(() => undefined)
    if (record?.userId !== token.userId || !options.isSignedOut()) return
    options.join(record)
    options.hold(token)
  }

  function answer(generation: number): void {
    const token = options.held()
    if (token && token.generation >= generation && options.isFresh(token)) return tell(token)
    const inProgress = options.refreshing()
    if (inProgress !== undefined && inProgress >= generation) {
      talk.post({ type: 'refreshing', generation: inProgress })
    }
  }

  function tell(token: AccessToken): void {
    const { value, userId, email, generation, endsAt } = token
    const leftMs = endsAt - platform.clock.monotonic()
    talk.post({ type: 'token', value, userId, email, generation, leftMs })
  }

  return { ...talk, tell }
}

function tokenOf({ value, userId, email, generation, leftMs }: TokenSaid, now: number) {
  return { value, userId, email, generation, endsAt: now + leftMs }
}
