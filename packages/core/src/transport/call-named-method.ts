import { envelopeDecoder, RESPONSE_CODE, type Envelope } from '@sixpence/protocol/envelope'
import { type InputOf, isAnswer, type NamedMethod, type OutputOf } from '@sixpence/protocol/method'
import { HEADER } from '@sixpence/protocol/wire'
import {
  type DiagnosticListener,
  isSixpenceError,
  SixpenceError,
  type SixpenceErrorCode,
} from '../errors/index.ts'
import { abortable } from './abortable.ts'
import { dropEmpty } from './drop-empty.ts'
import { encodeInput } from './encode-input.ts'
import { pauseBetween } from './pause-between.ts'
import { refusal } from './refusal.ts'
import { uploadBody, type UploadFiles } from './upload.ts'
import {
  NOT_JSON,
  sendJson,
  tokensOfUser,
  type JsonAnswer,
  type SendPlatform,
  type Subject,
} from '../http/index.ts'

/** Options of one call besides its input. None of them changes what the call requests. */
export interface CallOptions {
  signal?: AbortSignal | undefined
  /** The idempotency key; required by every method whose `key` is not `none`. */
  key?: string | undefined
  /** Files of an upload, which its key identifies. */
  files?: UploadFiles | undefined
  /** Called with the share of an upload that was sent, from 0 to 1, if the platform can tell. */
  onSent?: ((share: number) => void) | undefined
  /** The timeout for the answer. Default five minutes. */
  timeoutMs?: number | undefined
  /** The customer to act for, instead of the caller's; `null` means only themselves. */
  actsFor?: string | null | undefined
  /**
   * The customer the call is for, even if the user acts for another by then: it goes out on their
   * behalf, or not at all once someone else is signed in. By default, the current one when the call
   * begins.
   */
  subject?: Subject | undefined
  /** Called right before each request leaves: a call that failed before that has reached nobody. */
  onRequest?: (() => void) | undefined
}

/** Calls the bank by a named method and returns the output its schema promises, or throws. */
export type CallNamedMethod = <Method extends NamedMethod>(
  method: Method,
  input: InputOf<Method>,
  options?: CallOptions,
) => Promise<OutputOf<Method>>

/** Identifies the caller in the body: by a secret or the email address, never both. */
export interface Caller {
  readonly authSecret?: string | undefined
  readonly fromEmail?: string | undefined
  /** The signed-in user: the call carries only their token. Undefined while unknown. */
  readonly userId?: string | undefined
  /** The customer acted for. */
  readonly fromCustomerId?: string | undefined
}

/** The part of the session that calls need; declared here because the session itself makes calls. */
export interface TokenSource {
  accessToken(): Promise<string>
  /** Returns a token other than the refused one. */
  renewedToken(refused: string): Promise<string>
  touch(): void
}

/** The bank and session that calls are bound to. Reads `language` and `caller` for each call. */
export interface CallNamedMethodOptions {
  readonly api: string
  readonly platform: SendPlatform
  readonly session: TokenSource
  readonly language: () => string
  readonly caller: () => Caller
  readonly onDiagnostic: DiagnosticListener
}

/** Binds named methods to one bank and one session. */
export function createCallNamedMethod(setup: CallNamedMethodOptions): CallNamedMethod {
  return async <Method extends NamedMethod>(
    method: Method,
    input: InputOf<Method>,
    options: CallOptions = {},
  ) => {
    if (method.key !== 'none' && !options.key) {
      throw new TypeError(`${method.name} moves money and needs a key`)
    }
    const startedAt = setup.platform.clock.monotonic()
    const report = (requestId: string | undefined, outcome: string) =>
      setup.onDiagnostic({
        type: 'call',
        message: `${method.name} ${outcome}`,
        requestId,
        details: {
          durationMs: setup.platform.clock.monotonic() - startedAt,
          // Something else answers at the bank's address, e.g. a proxy or a web server.
          ...(answer?.isJson === false && { isJson: false }),
        },
      })
    let answer: JsonAnswer | undefined
    try {
      answer = await ask(setup, method, { input, options })
      const output = await read(setup, method, { answer, options })
      report(answer.requestId, 'ok')
      return output
    } catch (cause) {
      if (isSixpenceError(cause)) report(cause.requestId, cause.code)
      throw cause
    }
  }
}

interface Question {
  readonly input: unknown
  readonly options: CallOptions
}

/** Sends the call, and once more under the same key if the token is refused. */
async function ask(
  setup: CallNamedMethodOptions,
  method: NamedMethod,
  { input, options }: Question,
): Promise<JsonAnswer> {
  const caller = callerOf(setup, method, options)
  const data = bodyOf(setup, method, { input, caller })
  const body = options.files ? uploadBody(data, options.files) : data
  const send = (token: string | undefined) => {
    options.onRequest?.()
    return sendJson(setup.platform, {
      url: `${setup.api}/api?${method.name}`,
      body,
      headers: {
        Authorization: token && `Bearer ${token}`,
        [HEADER.customerId]: caller.fromCustomerId,
        [HEADER.idempotencyKey]: options.key,
      },
      signal: options.signal,
      timeoutMs: options.timeoutMs,
      onSent: options.onSent,
    })
  }
  if (method.access === 'public') return send(undefined)
  // Moving money counts as activity; a timer may cause reading.
  if (method.key !== 'none') setup.session.touch()
  const tokens = tokensOfUser(setup.session, caller.userId)
  const token = await abortable(tokens.accessToken(), options.signal)
  const answer = await send(token)
  if (!isUnauthorised(answer)) return answer
  return send(await abortable(tokens.renewedToken(token), options.signal))
}

function callerOf(
  setup: CallNamedMethodOptions,
  method: NamedMethod,
  { actsFor, subject }: CallOptions,
): Caller {
  if (method.access === 'public') return {}
  const caller = setup.caller()
  if (subject && subject.userId !== caller.userId) {
    throw new SixpenceError('session_expired', 'Somebody else is signed in')
  }
  if (subject) return { ...caller, fromCustomerId: subject.actsFor }
  return actsFor === undefined ? caller : { ...caller, fromCustomerId: actsFor ?? undefined }
}

function bodyOf(
  setup: CallNamedMethodOptions,
  method: NamedMethod,
  { input, caller }: { input: unknown; caller: Caller },
): unknown {
  const { authSecret, fromEmail, fromCustomerId } = caller
  return dropEmpty({
    ...(encodeInput(method.input, input) as object), // A named method's input is an object.
    method: method.name,
    lang: setup.language(),
    ...(authSecret ? { authSecret } : { fromEmail }),
    fromCustomerId,
  })
}

function isUnauthorised({ status, body }: JsonAnswer): boolean {
  return status === 401 || envelopeOf(body)?.responseCode === RESPONSE_CODE.notAuthorised
}

async function read<Method extends NamedMethod>(
  { platform }: CallNamedMethodOptions,
  method: Method,
  { answer, options }: { readonly answer: JsonAnswer; readonly options: CallOptions },
): Promise<OutputOf<Method>> {
  const { status, body, requestId } = answer
  const byStatus = refusedByStatus(answer, options.key !== undefined)
  if (byStatus) throw byStatus
  if (body === undefined) {
    const message = answer.isJson ? 'serverError' : NOT_JSON
    throw new SixpenceError('unexpected_answer', message, { requestId })
  }
  const envelope = envelopeOf(body)
  if (envelope && !isAnswer(method, envelope.responseCode)) {
    throw refusal(envelope, { requestId, retryAfterSeconds: answer.retryAfterSeconds })
  }
  const pause = pauseBetween(platform, options.signal)
  const { value, faults } = await method.output.decodeInSlices(body, pause)
  // The code of an answer under a failing status doesn't count as one.
  if (envelope && !faults && status >= 200 && status < 300) return value as OutputOf<Method>
  throw new SixpenceError('unexpected_answer', `${method.name} answered in an unknown shape`, {
    cause: faults,
    requestId,
  })
}

/** Returns errors decided only by the status; the envelope decides the rest. */
function refusedByStatus(answer: JsonAnswer, hasKey: boolean): SixpenceError | undefined {
  const { status, requestId, retryAfterSeconds } = answer
  const code = status >= 500 ? 'server_unavailable' : BY_STATUS.get(status)
  // Without a key it is about the fields, which the envelope names.
  if (!code || (code === 'key_reused' && !hasKey)) return undefined
  const envelope = envelopeOf(answer.body)
  const otherwise = answer.isJson ? `Answered with status ${status}` : NOT_JSON
  const message = BY_CODE.get(code) ?? envelope?.responseDescription ?? otherwise
  const responseCode = envelope?.responseCode
  return new SixpenceError(code, message, { requestId, retryAfterSeconds, responseCode })
}

const BY_STATUS: ReadonlyMap<number, SixpenceErrorCode> = new Map([
  [401, 'session_expired'],
  [404, 'not_found'],
  [409, 'in_flight'],
  [422, 'key_reused'],
  [429, 'too_soon'],
])

/** Messages specified regardless of the bank's. */
const BY_CODE: ReadonlyMap<SixpenceErrorCode, string> = new Map([
  ['server_unavailable', 'Server is not available'],
  ['session_expired', 'session expired'],
])

function envelopeOf(body: unknown): Envelope | undefined {
  return envelopeDecoder.decode(body).value
}
