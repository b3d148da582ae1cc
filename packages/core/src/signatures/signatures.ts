import { type Signature, signatureCalls, signatureMethods } from '@sixpence/protocol/signatures'
import { clientOf, type ClientOf, type ReadOptions } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { askUntil } from '../polling/index.ts'

/** Options for waiting for a signature. */
export interface SignatureOutcomeOptions extends ReadOptions {
  /** Called with each state the bank returns, including the last. */
  readonly onState?: ((signature: Signature) => void) | undefined
}

/** Documents to sign electronically. Available as `sixpence.signatures`. */
export interface Signatures extends ClientOf<typeof signatureMethods> {
  /**
   * Waits until a signature has ended: reads the state at once and after 3 seconds, then less and
   * less often, but at least every minute. Temporary failures, such as a lost connection, don't end
   * the wait.
   *
   * @throws {SixpenceError} `no_access` for someone else's signature, `session_expired`; the
   *   signal's reason once aborted
   */
  outcome(signatureId: string, options?: SignatureOutcomeOptions): Promise<Signature>
}

/** Calls about electronic signatures. */
export const signatures: Domain<Signatures, typeof signatureCalls> = {
  name: 'signatures',
  calls: signatureCalls,
  open(bank) {
    const client = clientOf(bank, signatureMethods)
    return {
      ...client,
      outcome: (signatureId, options = {}) =>
        askUntil(() => client.read({ signatureId }, options), {
          ...options,
          isEnded: ({ status }) => status !== 'waiting',
          timers: bank.platform.timers,
        }),
    }
  },
}
