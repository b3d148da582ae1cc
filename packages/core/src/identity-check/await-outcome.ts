import type { IdentityCheckState } from '@sixpence/protocol/identity-check'
import { isSixpenceError } from '../errors/index.ts'
import type { Platform } from '../platform/index.ts'

interface AwaitOptions extends Pick<Platform, 'timers'> {
  readonly signal?: AbortSignal | undefined
  readonly onState?: ((state: IdentityCheckState) => void) | undefined
}

const FIRST_MS = 3000
const LONGEST_MS = 60_000

/** Asks until the check has ended. */
export async function awaitOutcome(
  ask: () => Promise<IdentityCheckState>,
  { timers, signal, onState }: AwaitOptions,
): Promise<IdentityCheckState> {
  for (let delayMs = FIRST_MS; ; delayMs = Math.min(delayMs * 1.5, LONGEST_MS)) {
    const state = await askOnce(ask)
    signal?.throwIfAborted()
    if (state) onState?.(state)
    if (state && ENDED.has(state.status)) return state
    await pause(delayMs, { timers, signal })
  }
}

const ENDED: ReadonlySet<IdentityCheckState['status']> = new Set([
  'approved',
  'declined',
  'expired',
])

const PASSES: ReadonlySet<string> = new Set(['offline', 'timeout', 'server_unavailable'])

async function askOnce(
  ask: () => Promise<IdentityCheckState>,
): Promise<IdentityCheckState | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (isSixpenceError(error) && PASSES.has(error.code)) return undefined
    throw error
  }
}

async function pause(delayMs: number, { timers, signal }: AwaitOptions): Promise<void> {
  signal?.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const leave = () => {
      cancel()
      reject(signal?.reason as Error) // Whatever the caller aborted with.
    }
    const cancel = timers.after(delayMs, () => {
      signal?.removeEventListener('abort', leave)
      resolve()
    })
    signal?.addEventListener('abort', leave, { once: true })
  })
}
