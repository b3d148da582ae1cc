import { embeddingMethods } from '@sixpence/protocol'
import type { CallAsCustomer } from '../http/index.ts'

/** What a window of the bank does for a frame of the bank in a stranger's page. */
export interface Embedding {
  /**
   * Lets a frame have a session of its own, which reads and moves no money. The code works once and
   * for 60 seconds, with the verifier of the challenge alone.
   *
   * @throws {SixpenceError} `session_expired` when nobody is signed in here; `step_up_needed` when
   *   the session is a frame's itself.
   */
  grant(ask: { clientKey: string; codeChallenge: string }): Promise<{ code: string }>
}

/** Binds the calls of embedding to a bank and a session. */
export function createEmbedding(callAsCustomer: CallAsCustomer): Embedding {
  return {
    grant: body => callAsCustomer({ path: embeddingMethods.grant.path, body, read: readCode }),
  }
}

function readCode(body: unknown): { code: string } | undefined {
  const read = embeddingMethods.grant.output.safeParse(body)
  return read.success ? read.data : undefined
}
