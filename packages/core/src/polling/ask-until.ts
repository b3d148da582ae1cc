import { isSixpenceError } from '../errors/index.ts'
import type { Platform } from '../platform/index.ts'

/** Options for polling until something has ended. */
export interface AskUntilOptions<State> extends Pick<Platform, 'timers'> {
  readonly isEnded: (state: State) => boolean
  readonly signal?: AbortSignal | undefined
  readonly onState?: ((state: State) => void) | undefined
}

const FIRST_MS = 3000
const LONGEST_MS = 60_000

/** Polls until something has ended, less and less often. Ignores temporary failures. */
export async function askUntil<State>(
  ask: () => Promise<State>,
  { isEnded, timers, signal, onState }: AskUntilOptions<State>,
): Promise<State> {
  for (let delayMs = FIRST_MS; ; delayMs = Math.min(delayMs * 1.5, LONGEST_MS)) {
    const state = await askOnce(ask)
    signal?.throwIfAborted()
    if (state !== undefined) onState?.(state)
    if (state !== undefined && isEnded(state)) return state
    await pause(delayMs, { timers, signal })
  }
}

const PASSES: ReadonlySet<string> = new Set(['offline', 'timeout', 'server_unavailable'])

async function askOnce<State>(ask: () => Promise<State>): Promise<State | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (isSixpenceError(error) && PASSES.has(error.code)) return undefined
    throw error
  }
}

async function pause(
  delayMs: number,
  { timers, signal }: Pick<AskUntilOptions<unknown>, 'timers' | 'signal'>,
): Promise<void> {
  signal?.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const leave = () => {
      cancel()
      reject(signal?.reason as Error) // The caller's abort reason.
    }
    const cancel = timers.after(delayMs, () => {
      signal?.removeEventListener('abort', leave)
      resolve()
    })
    signal?.addEventListener('abort', leave, { once: true })
  })
}
