import { topicChannel, type TabChannel, type Timers } from '../platform/index.ts'
import type { SignedOutBecause } from './session-state.ts'

/** What the tabs of one browser tell each other about a session. Never the refresh token. */
export type TabMessage =
  /** A new access token, after a sign-in, a refresh or an `ask`. */
  | {
      readonly type: 'token'
      readonly value: string
      readonly userId: string
      readonly email: string | undefined
      readonly generation: number
      /** How much longer it lives: the tabs' monotonic clocks began at different times. */
      readonly leftMs: number
    }
  | { readonly type: 'ended'; readonly userId: string; readonly because: SignedOutBecause }
  | { readonly type: 'active'; readonly at: number }
  /** Who has a token of at least this generation? */
  | { readonly type: 'ask'; readonly generation: number }
  /** This tab is getting that generation right now. */
  | { readonly type: 'refreshing'; readonly generation: number }
  | { readonly type: 'failed'; readonly generation: number }

export interface TabTalk {
  post(message: TabMessage): void
  /** Whether another tab has begun to get this generation and has not said how it ended. */
  isRefreshing(generation: number): boolean
  /**
   * Asks the other tabs for a token of at least this generation, which arrives as any `token` does.
   * Waits `waitMs` for a sign of life, and up to `liveMs` once somebody is at it.
   */
  ask(generation: number, waits: { waitMs: number; liveMs: number }): Promise<void>
  close(): void
}

interface TabTalkOptions {
  readonly tabs: TabChannel
  readonly timers: Timers
  readonly namespace: string
  readonly onMessage: (message: TabMessage) => void
}

/** Opens the talk of one namespace; what others say on the channel is passed over. */
export function openTabTalk({ tabs, timers, namespace, onMessage }: TabTalkOptions): TabTalk {
  const channel = topicChannel<TabMessage>(tabs, `${namespace}/session`)
  const waiting = new Set<(message: TabMessage) => void>()
  let refreshing: number | undefined

  const close = channel.subscribe(message => {
    if (message.type === 'refreshing') refreshing = message.generation
    if (message.type === 'failed' && message.generation === refreshing) refreshing = undefined
    if (message.type === 'token' && message.generation >= (refreshing ?? 0)) refreshing = undefined
    onMessage(message)
    for (const hear of waiting) hear(message)
  })
  const { post } = channel

  return {
    post,
    isRefreshing: generation => refreshing === generation,
    close,
    ask: (generation, { waitMs, liveMs }) =>
      new Promise(resolve => {
        const finish = () => {
          cancel()
          waiting.delete(hear)
          // Whoever was at it has not said how it ended, and does not answer.
          if (refreshing === generation) refreshing = undefined
          resolve()
        }
        const hear = (message: TabMessage) => {
          if (!('generation' in message) || message.generation < generation) return
          if (message.type === 'token' || message.type === 'failed') finish()
          if (message.type !== 'refreshing') return
          cancel()
          cancel = timers.after(liveMs, finish)
        }
        let cancel = timers.after(waitMs, finish)
        waiting.add(hear)
        post({ type: 'ask', generation })
      }),
  }
}
