import {
  type IdentityCheckState,
  identityCheckCalls,
  identityCheckMethods,
} from '@sixpence/protocol/identity-check'
import { clientOf, type ClientOf, type ReadOptions } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { askUntil } from '../polling/index.ts'

/** Options for waiting for a check. */
export interface OutcomeOptions extends ReadOptions {
  /** Called with each state the bank returns, including the last. */
  readonly onState?: ((state: IdentityCheckState) => void) | undefined
}

/** Checks of the customer's identity. Available as `sixpence.identityCheck`. */
export interface IdentityChecks extends ClientOf<typeof identityCheckMethods> {
  /**
   * Waits for the provider's decision: reads the state at once and after 3 seconds, then less and
   * less often, but at least every minute. Temporary failures, such as a lost connection, don't end
   * the wait.
   *
   * @throws {SixpenceError} `no_access` for someone else's check, `session_expired`; the signal's
   *   reason once aborted
   */
  outcome(runId: string, options?: OutcomeOptions): Promise<IdentityCheckState>
}

/** Calls about identity checks. */
export const identityCheck: Domain<IdentityChecks, typeof identityCheckCalls> = {
  name: 'identityCheck',
  calls: identityCheckCalls,
  open(bank) {
    const client = clientOf(bank, identityCheckMethods)
    return {
      ...client,
      outcome: (runId, options = {}) =>
        askUntil(() => client.read({ runId }, options), {
          ...options,
          isEnded: ({ status }) => ENDED.has(status),
          timers: bank.platform.timers,
        }),
    }
  },
}

const ENDED: ReadonlySet<IdentityCheckState['status']> = new Set([
  'approved',
  'declined',
  'expired',
])
