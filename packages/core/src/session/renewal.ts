import type { Tokens } from '@sixpence/protocol/sign-in'
import { isSixpenceError, SixpenceError } from '../errors/index.ts'
import { randomId, type Platform } from '../platform/index.ts'
import { isSessionOver, type TokenService } from '../http/index.ts'
import { readAccessToken, type AccessToken } from './access-token.ts'
import type { SignedOutBecause } from './session-state.ts'
import type { SessionTalk } from './session-talk.ts'
import type { RefreshRecord, TokenStore } from './token-store.ts'

// Short, for a dead tab may hold the lock. A living one is waited for as long as it says that it is
// at work.
const LOCK_WAIT_MS = 2_000
const ASK_MS = 1_000
const FIRST_ASK_MS = 75
/** Longer than a refresh may take, so that a living tab is always waited for. */
const LIVE_MS = 20_000
const FAREWELL_MS = 100
const ASK_AGAIN_MS = 300
const MAX_ROUNDS = 3

export type Renewed =
  | { readonly token: AccessToken }
  | { readonly ended: SignedOutBecause; readonly cause?: SixpenceError }

export interface RenewalOptions {
  readonly platform: Platform
  readonly store: TokenStore
  readonly service: Pick<TokenService, 'refresh' | 'logout'>
  readonly talk: SessionTalk
  readonly namespace: string
  /** The newest token this tab holds, also one another tab has just handed over. */
  readonly held: () => AccessToken | undefined
  /** The newest generation this tab has heard of. */
  readonly known: () => number | undefined
  readonly hold: (token: AccessToken) => void
}

/**
 * Renews the access token once for all tabs, though a refresh token works once: one tab at a time
 * looks at the record, takes what another tab has got, and refreshes only if there is nothing to
 * take. The lock saves work; that nothing is overwritten rests on the record's atomic update
 * alone.
 */
export class Renewal {
  readonly #options: RenewalOptions
  #inProgress: number | undefined

  constructor(options: RenewalOptions) {
    this.#options = options
  }

  /** The generation this tab is getting right now. */
  get inProgress(): number | undefined {
    return this.#inProgress
  }

  /** Gets a token other than the one held, from another tab or from the token service. */
  renew(userId: string): Promise<Renewed> {
    const { platform, namespace, held } = this.#options
    // What arrives while this tab waits for the lock is news, so it is compared with this.
    const stale = held()
    const work = () => this.#renew(userId, stale)
    return platform.lock(`${namespace}/refresh`, work, { waitMs: LOCK_WAIT_MS })
  }

  async #renew(userId: string, stale: AccessToken | undefined): Promise<Renewed> {
    const { store } = this.#options
    for (let round = 0; ; round += 1) {
      const record = await store.read()
      if (record?.userId !== userId) return this.#gone()
      const newer = await this.#take(record, stale)
      if (newer) return { token: newer }
      const refreshKey = await this.#nameUse(record)
      const isLast = round >= MAX_ROUNDS
      if (refreshKey === undefined && !isLast) continue
      const renewed = await this.#refresh({ ...record, refreshKey })
      if (renewed) return renewed
    }
  }

  /** Somebody took the record away and is telling why: that message comes first if it can. */
  #gone(): Promise<Renewed> {
    return new Promise(resolve => {
      this.#options.platform.timers.after(FAREWELL_MS, () => resolve({ ended: 'left' }))
    })
  }

  /** What another tab got since `stale`. */
  async #take(
    record: RefreshRecord,
    stale: AccessToken | undefined,
  ): Promise<AccessToken | undefined> {
    const { talk, held, known } = this.#options
    const isNewer = record.generation !== stale?.generation
    const wanted = isNewer ? record.generation : record.generation + 1
    const arrived = () => {
      const token = held()
      return token && token !== stale && token.generation >= wanted ? token : undefined
    }
    if (!arrived() && (isNewer || talk.isRefreshing(wanted))) {
      // A page that has just begun may be alone; then nobody answers, and its first call waits.
      const isFirst = !stale && record.generation === known() && !talk.isRefreshing(wanted + 1)
      await talk.ask(wanted, { waitMs: isFirst ? FIRST_ASK_MS : ASK_MS, liveMs: LIVE_MS })
    }
    return arrived()
  }

  /**
   * Writes down what the use of the token is to be known by, before it is used: the page may not be
   * there any more when the answer comes. Undefined when the record has moved on meanwhile.
   */
  async #nameUse({ refreshToken, ...record }: RefreshRecord): Promise<string | undefined> {
    const { store, platform } = this.#options
    const refreshKey = record.refreshKey ?? randomId(platform)
    try {
      const standing = await store.update(current =>
        current?.refreshToken === refreshToken
          ? { ...current, refreshKey: current.refreshKey ?? refreshKey }
          : current,
      )
      return standing?.refreshToken === refreshToken ? standing.refreshKey : undefined
    } catch {
      // Without a storage that writes, this page alone can ask again.
      return refreshKey
    }
  }

  /** Undefined when another tab was faster: look again. */
  async #refresh(record: RefreshRecord): Promise<Renewed | undefined> {
    const { talk } = this.#options
    const generation = record.generation + 1
    this.#inProgress = generation
    talk.post({ type: 'refreshing', generation })
    let renewed: Renewed | undefined
    try {
      renewed = await this.#exchange(record)
      return renewed
    } finally {
      this.#inProgress = undefined
      // Said before the lock is let go, so that the next holder need not guess.
      if (!renewed || 'ended' in renewed) talk.post({ type: 'failed', generation })
    }
  }

  async #exchange(record: RefreshRecord): Promise<Renewed | undefined> {
    const { service, platform, hold } = this.#options
    try {
      const tokens = await this.#ask(record)
      const fresh = readAccessToken(tokens.accessToken, platform.clock)
      if (fresh.userId !== record.userId) {
        throw new SixpenceError('unexpected_answer', 'The new token is of somebody else')
      }
      const standing = await this.#commit(record, tokens.refreshToken)
      if (standing?.userId === record.userId) {
        const token = { ...fresh, generation: standing.generation }
        hold(token)
        this.#options.talk.tell(token)
        return { token }
      }
      // The customer left meanwhile: the tokens that have just been born must not outlive that.
      service.logout(tokens.refreshToken).catch(() => undefined)
      return { ended: 'left' }
    } catch (cause) {
      if (!isSessionOver(cause)) throw notRefreshed(cause)
      // A storage that no longer writes keeps a record that the bank has made worthless.
      const standing = await this.#forget(record).catch(() => undefined)
      return standing ? undefined : { ended: 'expired', cause }
    }
  }

  /** Asks once more for an answer that got lost on its way; under its key the bank gives it again. */
  async #ask({ refreshToken, refreshKey }: RefreshRecord): Promise<Tokens> {
    const { service, platform } = this.#options
    try {
      return await service.refresh(refreshToken, refreshKey)
    } catch (cause) {
      if (!isSixpenceError(cause) || !MAY_BE_LOST.has(cause.code)) throw cause
      await new Promise<void>(resolve => platform.timers.after(ASK_AGAIN_MS, resolve))
      return service.refresh(refreshToken, refreshKey)
    }
  }

  /** Replaces the record unless it is no longer the one that was read. */
  #commit(record: RefreshRecord, refreshToken: string) {
    return this.#options.store.update(current =>
      current?.refreshToken === record.refreshToken
        ? { ...current, refreshToken, refreshKey: undefined, generation: current.generation + 1 }
        : current,
    )
  }

  #forget(record: RefreshRecord) {
    return this.#options.store.update(current =>
      current?.refreshToken === record.refreshToken ? undefined : current,
    )
  }
}

/** Its code must not be taken for the bank's word on the call that wanted the token. */
function notRefreshed(cause: unknown): unknown {
  if (!isSixpenceError(cause) || PASSED_ON.has(cause.code)) return cause
  const { message, requestId } = cause
  return new SixpenceError('unexpected_answer', message, { cause, requestId })
}

const MAY_BE_LOST: ReadonlySet<string> = new Set([
  'offline',
  'server_unavailable',
  'unexpected_answer',
])

const PASSED_ON: ReadonlySet<string> = new Set([
  'offline',
  'timeout',
  'server_unavailable',
  'unexpected_answer',
  'too_soon',
])
