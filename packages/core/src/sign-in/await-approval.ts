import type { Tokens } from '@sixpence/protocol/sign-in'
import { isSixpenceError } from '../errors/index.ts'
import type { Platform } from '../platform/index.ts'
import { openApprovalLine } from './approval-line.ts'

interface AwaitOptions {
  readonly platform: Pick<Platform, 'openSocket' | 'timers' | 'lifecycle'>
  readonly url: string
  readonly tmpJwt: string
  /** Requests the tokens. */
  readonly ask: () => Promise<Tokens>
  readonly signal: AbortSignal
}

/**
 * Requests the tokens of a sign-in when there is reason to: immediately when the channel reports an
 * answer, and every few seconds while the channel is down.
 *
 * @throws The error of `ask`, except for temporary failures: no answer yet, no network, a busy
 *   bank.
 */
export async function awaitApproval(options: AwaitOptions): Promise<Tokens> {
  const { ask, signal } = options
  const line = openApprovalLine(options)
  const leave = () => line.close()
  signal.addEventListener('abort', leave)
  try {
    for (;;) {
      await line.news()
      signal.throwIfAborted()
      const tokens = await askOnce(ask)
      if (tokens) return tokens
    }
  } finally {
    signal.removeEventListener('abort', leave)
    line.close()
  }
}

async function askOnce(ask: AwaitOptions['ask']): Promise<Tokens | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (isSixpenceError(error) && PASSES.has(error.code)) return undefined
    throw error
  }
}

const PASSES: ReadonlySet<string> = new Set([
  'approval_pending',
  'too_soon',
  'offline',
  'timeout',
  'server_unavailable',
  'unexpected_answer',
])
