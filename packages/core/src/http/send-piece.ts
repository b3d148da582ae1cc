import { HEADER } from '@sixpence/protocol/wire'
import type { Platform } from '../platform/index.ts'
import { refused } from './call-rest.ts'
import { readJson, sendRequest } from './send-json.ts'
import type { Subject } from './subject.ts'
import { tokensOfUser } from './tokens-of-user.ts'
import { type RestTokenSource, withToken } from './with-token.ts'

/** One request of an upload in pieces. */
export interface PieceRequest {
  readonly method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly piece?: Blob | undefined
  readonly subject: Subject | undefined
  readonly signal?: AbortSignal | undefined
  /** Called with the share of the piece that was sent. */
  readonly onSent?: ((share: number) => void) | undefined
}

/** The answer, which is entirely in its status and headers. */
export interface PieceAnswer {
  readonly status: number
  readonly headers: Headers
}

/**
 * Sends one tus 1.0.0 request with the user's access token; retries once with another if it is
 * refused.
 *
 * @throws {SixpenceError} `session_expired`, `offline`, `timeout`, `server_unavailable`,
 *   `too_soon`; refusals by tus itself are returned.
 */
export type SendPiece = (request: PieceRequest) => Promise<PieceAnswer>

const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429])

/** The bank and the session to bind to. */
export interface SendPieceOptions {
  readonly api: string
  readonly platform: Platform
  readonly session: RestTokenSource
}

/** Binds upload requests to one bank and one session. */
export function createSendPiece({ api, platform, session }: SendPieceOptions): SendPiece {
  return ({ method, path, headers, piece, subject, signal, onSent }) =>
    withToken(tokensOfUser(session, subject?.userId), token =>
      sendRequest(
        platform,
        {
          url: api + path,
          method,
          body: piece,
          headers: {
            ...headers,
            'Tus-Resumable': '1.0.0',
            Authorization: `Bearer ${token}`,
            [HEADER.customerId]: subject?.actsFor,
          },
          signal,
          onSent,
        },
        async (response, requestId): Promise<PieceAnswer> => {
          const { status } = response
          if (!REFUSALS.has(status) && status < 500) {
            return { status, headers: response.headers }
          }
          const answer = await readJson(response, { requestId, now: platform.clock.now() })
          throw refused(answer, { plainRefusal: 'invalid_grant' })
        },
      ),
    )
}
