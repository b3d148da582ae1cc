import type { AuthRefusalCode } from '@sixpence/protocol/sign-in'
import { HEADER } from '@sixpence/protocol/wire'
import { authRefusal, SixpenceError } from '../errors/index.ts'
import type { Platform } from '../platform/index.ts'
import { pickFields } from './pick-fields.ts'
import { sendJson, type JsonAnswer } from './send-json.ts'

/** The message of an error for an answer that isn't the bank's. */
export const NOT_JSON = 'The answer is not JSON: is `api` the address of the bank?'

/** A request to the bank's REST API, which has paths instead of named methods. */
export interface RestRequest<Output> {
  /** Default `POST`. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined
  readonly path: string
  readonly body?: object | undefined
  /** Reads the body of a success; undefined if it isn't as promised. */
  readonly read: (body: unknown) => Output | undefined
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** An access token, for calls made as a customer. */
  readonly token?: string | undefined
  /** An idempotency key: a request with the same key takes effect only once. */
  readonly key?: string | undefined
  /** BCP 47; the language of messages to people. */
  readonly language?: string | undefined
  /** Lets the request outlive the page that sent it. */
  readonly keepalive?: boolean | undefined
  /** The thumbprint of the key a refreshed session is bound to. */
  readonly boundTo?: string | undefined
  /** The message of a refusal for which the service sends none. */
  readonly silentRefusal?: string | undefined
  /** The code for a 401 with a message but no code of its own. */
  readonly plainRefusal?: AuthRefusalCode | undefined
}

/**
 * Calls the bank's REST API, where the HTTP status is the outcome. Never retries.
 *
 * @throws {SixpenceError} The service's refusal with its own message; `server_unavailable`,
 *   `offline`, `timeout`, `unexpected_answer`.
 */
export type CallRest = <Output>(request: RestRequest<Output>) => Promise<Output>

/** Binds the calls to one service. */
export function createCallRest(api: string, platform: Platform): CallRest {
  return async request => {
    const { path, read, language, token, key } = request
    const answer = await sendJson(platform, {
      ...request,
      url: api + path,
      headers: {
        'Accept-Language': language,
        [HEADER.idempotencyKey]: key,
        Authorization: token === undefined ? undefined : `Bearer ${token}`,
      },
    })
    const { status, requestId } = answer
    if (status !== 200 && status !== 201) throw refused(answer, request)
    const output = read(answer.body)
    if (output !== undefined) return output
    const message = answer.isJson ? `${path} answered in an unknown shape` : NOT_JSON
    throw new SixpenceError('unexpected_answer', message, { requestId })
  }
}

/** Returns the error for an unsuccessful answer. */
export function refused(
  answer: JsonAnswer,
  { silentRefusal = 'unknown error', plainRefusal }: Pick<RestRequest<never>, Wording>,
): SixpenceError {
  const { status, requestId, retryAfterSeconds } = answer
  const refusal = wordOf(answer, plainRefusal)
  const message = answer.isJson ? String(refusal?.message || silentRefusal) : NOT_JSON
  const options = { requestId, retryAfterSeconds }
  if (status >= 500) {
    return new SixpenceError('server_unavailable', 'Server is not available', options)
  }
  if (status === 404) return new SixpenceError('not_found', message, options)
  if (status === 429) return new SixpenceError('too_soon', message, options)
  // A proxy or captive portal answered in the service's place, so nothing was refused.
  if (!refusal || ![400, 401, 403].includes(status)) {
    return new SixpenceError('unexpected_answer', message, options)
  }
  return authRefusal({ ...refusal, message }, options)
}

type Wording = 'silentRefusal' | 'plainRefusal'

function wordOf({ status, body }: JsonAnswer, plainRefusal: AuthRefusalCode | undefined) {
  const refusal = pickFields(body, REFUSAL)
  if (!refusal) return pickFields(body, { message: 'string?' })
  const isPlain = status === 401 && refusal.message && refusal.code === undefined
  return isPlain && plainRefusal ? { ...refusal, code: plainRefusal } : refusal
}

const REFUSAL = {
  message: 'string?',
  code: 'string?',
  retryAfterSeconds: 'number?',
  triesLeft: 'number?',
} as const
