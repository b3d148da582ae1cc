import { type Signature, signatureCalls, signatureMethods } from '@sixpence/protocol/signatures'
import { clientOf, type ClientOf, type ReadOptions } from '../client/index.ts'
import type { Domain } from '../domain/index.ts'
import { askUntil } from '../polling/index.ts'

/** Options for waiting for a signature. */
export interface SignatureOutcomeOptions extends ReadOptions {
  /** Called with each state that the bank tells, the last one among them. */
  readonly onState?: ((signature: Signature) => void) | undefined
}

/** Papers that are signed electronically. Reached as `sixpence.signatures`. */
export interface Signatures extends ClientOf<typeof signatureMethods> {
  /**
   * Waits until a signature has ended: asks the bank after 3 seconds, then less and less often,
   * every minute at least. What passes, such as a lost connection, is waited out.
   *
   * @throws {SixpenceError} `no_access` for a signature of someone else, `session_expired`; the
   *   reason of the signal once it is aborted
   */
  outcome(signatureId: string, options?: SignatureOutcomeOptions): Promise<Signature>
}

/** The calls about papers that are signed electronically. */
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
