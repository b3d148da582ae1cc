import { CLIENT_VERSION, HEADER } from '@sixpence/protocol/wire'
import { SixpenceError } from '../errors/index.ts'
import { randomId, type Platform } from '../platform/index.ts'
import { parseJson, readText } from './read-body.ts'

const DEFAULT_TIMEOUT_MS = 5 * 60_000

/** One HTTP request, sent once. What the bank needs besides, e.g. a token, is in `headers`. */
export interface JsonRequest {
  readonly url: string
  /** `POST` by default. */
  readonly method?: string | undefined
  /** Undefined sends none; a form goes out in its parts, bytes as they are, all else as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
  readonly keepalive?: boolean | undefined
  /** The thumbprint of the key that has to prove it, where no token names it. */
  readonly boundTo?: string | undefined
  /** A service other than the bank: it gets none of the bank's headers or tokens. */
  readonly isOutside?: boolean | undefined
  /** Called with the share of the body that was sent, from 0 to 1, where the platform can tell. */
  readonly onSent?: ((share: number) => void) | undefined
}

/** A request's settings, with what a proof of it needs to know besides. */
export interface ProvableInit extends RequestInit {
  readonly boundTo?: string | undefined
}

/** What came back, whatever the status. `body` is undefined when there was none. */
export interface JsonAnswer {
  readonly status: number
  readonly body: unknown
  /** False when there was a body and it was not JSON. */
  readonly isJson: boolean
  readonly requestId: string
  readonly retryAfterSeconds: number | undefined
}

/** What a request needs of where it is made. */
export type SendPlatform = Pick<Platform, 'fetch' | 'timers' | 'randomBytes' | 'clock'>

/**
 * Sends one request and reads its answer whole, judging nothing but whether one came.
 *
 * @throws {SixpenceError} `offline`, `timeout`, `unexpected_answer` when the answer is too large;
 *   the signal's reason when the caller gave up.
 */
export async function sendJson(platform: SendPlatform, request: JsonRequest): Promise<JsonAnswer> {
  return sendRequest(platform, request, (response, requestId) =>
    readJson(response, { requestId, now: platform.clock.now() }),
  )
}

/**
 * As {@link sendJson}, with an answer that `read` makes sense of. What it throws is thrown, but for
 * what a network does.
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
    const asked = init(request, requestId, attempt.signal)
    return await read(await fetchOf(platform, request, asked), requestId)
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
  asked: RequestInit,
): Promise<Response> {
  return onSent && fetch.upload ? fetch.upload({ url, init: asked, onSent }) : fetch(url, asked)
}

function init(request: JsonRequest, requestId: string, signal: AbortSignal): ProvableInit {
  const headers = new Headers({ Accept: 'application/json' })
  if (!request.isOutside) {
    // The parts of a form have a type of their own, which names what stands between them.
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
    // No cookie, no cache and no other address than the one that was asked for.
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
  }
}

const textOf = (body: unknown) =>
  body instanceof FormData || body instanceof Blob ? body : JSON.stringify(body)

/** Reads an answer that is JSON, or none. */
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
