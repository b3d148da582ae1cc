import { CLIENT_VERSION, HEADER } from '@sixpence/protocol/wire'
import { SixpenceError } from '../errors/index.ts'
import { randomId, type Platform } from '../platform/index.ts'
import { parseJson, readText } from './read-body.ts'

const DEFAULT_TIMEOUT_MS = 5 * 60_000

/** One HTTP request, sent once. Anything else the bank needs, e.g. a token, is in `headers`. */
export interface JsonRequest {
  readonly url: string
  /** Default `POST`. */
  readonly method?: string | undefined
  /** No body if undefined; sends a form as multipart, bytes as they are, anything else as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
  readonly keepalive?: boolean | undefined
  /** The thumbprint of the key for its proof, if no token names it. */
  readonly boundTo?: string | undefined
  /** True for a service other than the bank: it gets none of the bank's headers or tokens. */
  readonly isOutside?: boolean | undefined
  /** Called with the share of the body that was sent, from 0 to 1, if the platform can tell. */
  readonly onSent?: ((share: number) => void) | undefined
}

/** A request's settings, and the key for its proof. */
export interface ProvableInit extends RequestInit {
  readonly boundTo?: string | undefined
}

/** The answer, whatever its status. `body` is undefined if there was none. */
export interface JsonAnswer {
  readonly status: number
  readonly body: unknown
  /** False if there was a body that isn't JSON. */
  readonly isJson: boolean
  readonly requestId: string
  readonly retryAfterSeconds: number | undefined
}

/** The parts of a platform needed to send a request. */
export type SendPlatform = Pick<Platform, 'fetch' | 'timers' | 'randomBytes' | 'clock'>

/**
 * Sends one request and reads the whole answer, whatever its status.
 *
 * @throws {SixpenceError} `offline`, `timeout`, `unexpected_answer` if the answer is too large; the
 *   signal's reason if the caller aborted.
 */
export async function sendJson(platform: SendPlatform, request: JsonRequest): Promise<JsonAnswer> {
  return sendRequest(platform, request, (response, requestId) =>
    readJson(response, { requestId, now: platform.clock.now() }),
  )
}

/**
 * Like {@link sendJson}, but `read` reads the answer. Passes on a {@link SixpenceError} that `read`
 * throws; any other error counts as `offline`.
 */
export async function sendRequest<Answer>(
  platform: SendPlatform,
  request: JsonRequest,
  read: (response: Response, requestId: string) => Promise<Answer>,
): Promise<Answer> {
  request.signal?.throwIfAborted()
  const requestId = randomId(platform)
  const attempt = new AbortController()
  const giveUp = () => attempt.abort(request.signal?.reason)
  request.signal?.addEventListener('abort', giveUp)
  let isLate = false
  const cancelTimer = platform.timers.after(request.timeoutMs ?? DEFAULT_TIMEOUT_MS, () => {
    isLate = true
    attempt.abort()
  })
  try {
    const requestInit = init(request, requestId, attempt.signal)
    return await read(await fetchOf(platform, request, requestInit), requestId)
  } catch (cause) {
    request.signal?.throwIfAborted()
    if (isLate) throw new SixpenceError('timeout', 'No answer in time', { cause, requestId })
    if (cause instanceof SixpenceError) throw cause
    const message = cause instanceof Error ? cause.message : 'networkError'
    throw new SixpenceError('offline', message, { cause, requestId })
  } finally {
    cancelTimer()
    request.signal?.removeEventListener('abort', giveUp)
  }
}

function fetchOf(
  { fetch }: Pick<Platform, 'fetch'>,
  { url, onSent }: JsonRequest,
  requestInit: RequestInit,
): Promise<Response> {
  return onSent && fetch.upload
    ? fetch.upload({ url, init: requestInit, onSent })
    : fetch(url, requestInit)
}

function init(request: JsonRequest, requestId: string, signal: AbortSignal): ProvableInit {
  const headers = new Headers({ Accept: 'application/json' })
  if (!request.isOutside) {
    // A form's content type contains the boundary between its parts.
    if (!(request.body instanceof FormData)) headers.set('Content-Type', 'application/json')
    headers.set(HEADER.clientVersion, CLIENT_VERSION)
    headers.set(HEADER.requestId, requestId)
  }
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    if (value !== undefined) headers.set(name, value)
  }
  return {
    method: request.method ?? 'POST',
    headers,
    ...(request.body !== undefined && { body: textOf(request.body) }),
    signal,
    keepalive: request.keepalive ?? false,
    ...(request.boundTo !== undefined && { boundTo: request.boundTo }),
    // No cookies, no cache, no redirects.
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
  }
}

const textOf = (body: unknown) =>
  body instanceof FormData || body instanceof Blob ? body : JSON.stringify(body)

/** Reads an answer that may be JSON. */
export async function readJson(
  response: Response,
  { requestId, now }: { requestId: string; now: number },
): Promise<JsonAnswer> {
  const parsed = parseJson(await readText(response))
  return {
    status: response.status,
    body: parsed?.value,
    isJson: parsed !== undefined,
    requestId: response.headers.get(HEADER.requestId) ?? requestId,
    retryAfterSeconds: retryAfterSeconds(response.headers.get('Retry-After'), now),
  }
}

/** Seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterSeconds(value: string | null, now: number): number | undefined {
  if (value === null) return undefined
  if (/^\d{1,9}$/.test(value.trim())) return Number(value)
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000))
}
