import type { Tokens } from '@sixpence/protocol/sign-in'
import { SixpenceError } from '../errors/index.ts'
import { awaitApproval } from './await-approval.ts'
import type { PendingSignIn } from './pending-sign-in.ts'
import type { SignInOptions } from './sign-in-options.ts'
import type { SignInStep } from './sign-in-step.ts'

interface Wait {
  readonly signInId: string
  readonly signal: AbortSignal | undefined
  readonly pending: { find(signInId: string): PendingSignIn; end(signInId: string): void }
  readonly ask: () => Promise<Tokens>
}

/** Waits for approvals: one watcher per sign-in, however many tabs and screens wait for it. */
export interface Approvals {
  wait(wait: Wait): Promise<SignInStep>
}

interface Watch {
  readonly outcome: Promise<SignInStep>
  readonly stop: AbortController
  waiting: number
}

const SIGNED_IN: SignInStep = { status: 'signedIn' }

/** Binds the waiting to a bank and to the session that an approval begins. */
export function createApprovals(options: SignInOptions): Approvals {
  const watches = new Map<string, Watch>()

  function watch(wait: Wait): Watch {
    const stop = new AbortController()
    const outcome = watchInTurn(wait, stop.signal, options).finally(() => {
      if (watches.get(wait.signInId)?.stop === stop) watches.delete(wait.signInId)
    })
    // Waiting callers get the error; without any, it must not count as unhandled.
    outcome.catch(() => undefined)
    const made = { outcome, stop, waiting: 0 }
    watches.set(wait.signInId, made)
    return made
  }

  return {
    async wait(wait) {
      const { signInId, signal } = wait
      signal?.throwIfAborted()
      const joined = watches.get(signInId) ?? watch(wait)
      joined.waiting += 1
      const given = gaveUp(signal)
      try {
        return await Promise.race([joined.outcome, given.up])
      } finally {
        given.stopListening()
        joined.waiting -= 1
        if (joined.waiting === 0) {
          joined.stop.abort()
          if (watches.get(signInId) === joined) watches.delete(signInId)
        }
      }
    },
  }
}

/** Watches once no other tab does: a duplicated tab has the same sign-in. */
async function watchInTurn(
  { signInId, pending, ask }: Wait,
  signal: AbortSignal,
  { platform, namespace, realtime: url, begin, generation }: SignInOptions,
): Promise<SignInStep> {
  const { tmpJwt, endsAt } = pending.find(signInId)
  if (tmpJwt === undefined) throw new SixpenceError('unexpected_answer', 'Nothing to wait with')
  const before = await generation()
  const waitMs = Math.max(0, endsAt - platform.clock.now())
  const work = async () => {
    signal.throwIfAborted()
    // The other tab has already exchanged the code; a second exchange would end the session.
    if ((await generation()) !== before) {
      pending.end(signInId)
      return SIGNED_IN
    }
    await begin(await awaitApproval({ platform, url, tmpJwt, ask, signal }))
    return SIGNED_IN
  }
  return platform.lock(`${namespace}/sign-in/${signInId}`, work, { waitMs })
}

function gaveUp(signal: AbortSignal | undefined) {
  let leave: () => void = () => undefined
  const up = new Promise<never>((_resolve, reject) => {
    // The caller's own reason, of any type.
    leave = () => reject(signal?.reason as Error)
    signal?.addEventListener('abort', leave)
  })
  return { up, stopListening: () => signal?.removeEventListener('abort', leave) }
}
