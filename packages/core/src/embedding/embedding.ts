import { grantEmbed } from '@sixpence/protocol'
import type { CallRest } from '../http/index.ts'
import { SixpenceError } from '../errors/index.ts'
import type { Session } from '../session/index.ts'

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

interface EmbeddingOptions {
  readonly callRest: CallRest
  readonly session: Pick<Session, 'accessToken' | 'renewedToken'>
}

/** Binds the calls of embedding to a bank and a session. */
export function createEmbedding({ callRest, session }: EmbeddingOptions): Embedding {
  const ask = (body: object, token: string) =>
    callRest({ path: grantEmbed.path, body, read: readCode, token, plainRefusal: 'invalid_grant' })
  return {
    async grant(body) {
      const token = await session.accessToken()
      try {
        return await ask(body, token)
      } catch (cause) {
        if (!(cause instanceof SixpenceError) || cause.code !== 'session_expired') throw cause
        return ask(body, await session.renewedToken(token))
      }
    },
  }
}

function readCode(body: unknown): { code: string } | undefined {
  const read = grantEmbed.output.safeParse(body)
  return read.success ? read.data : undefined
}
