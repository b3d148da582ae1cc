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
  /** Called with each state that the bank tells, the last one among them. */
  readonly onState?: ((state: IdentityCheckState) => void) | undefined
}

/** Checks of who the customer is. Reached as `sixpence.identityCheck`. */
export interface IdentityChecks extends ClientOf<typeof identityCheckMethods> {
  /**
   * Waits until the provider has decided: asks the bank after 3 seconds, then less and less often,
   * every minute at least. What passes, such as a lost connection, is waited out.
   *
   * @throws {SixpenceError} `no_access` for a check of someone else, `session_expired`; the reason
   *   of the signal once it is aborted
   */
  outcome(runId: string, options?: OutcomeOptions): Promise<IdentityCheckState>
}

/** The calls about checks of who somebody is. */
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
