import { authRefusalSchema } from '@sixpence/protocol/sign-in'
import type { AuthRefusal, RestCall } from '@sixpence/protocol'
import * as z from 'zod/mini'
import { authRefusal } from '../errors/auth-refusal.ts'
import { SixpenceError } from '../errors/sixpence-error.ts'
import type { Platform } from '../platform/platform.ts'
import { encodeInput } from './encode-input.ts'
import { sendJson, type JsonAnswer } from './send-json.ts'

export interface RestOptions {
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
  /** BCP 47; the language of the messages for people. */
  readonly language?: string | undefined
  /** Lets the request outlive the page that sent it. */
  readonly keepalive?: boolean | undefined
  /** What a refusal says when the service says nothing. */
  readonly silentRefusal?: string | undefined
}

/**
 * Makes one call whose outcome the HTTP status tells, without a token and without a retry.
 *
 * @throws {SixpenceError} The service's refusal with its own message; `server_unavailable`,
 *   `offline`, `timeout`, `unexpected_answer`.
 */
export type CallRest = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: RestCall<Input, Output>,
  input: z.output<Input>,
  options?: RestOptions,
) => Promise<z.output<Output>>

const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403])

/** Binds REST calls to one service. */
export function createCallRest(api: string, platform: Platform): CallRest {
  return async (call, input, options = {}) => {
    const answer = await sendJson(platform, {
      url: api + call.path,
      method: call.method,
      body: encodeInput(call.input, input),
      headers: { 'Accept-Language': options.language },
      signal: options.signal,
      timeoutMs: options.timeoutMs,
      keepalive: options.keepalive,
    })
    if (!call.statuses.includes(answer.status)) {
      throw refused(answer, options.silentRefusal ?? 'unknown error')
    }
    const output = z.safeDecode(call.output, (answer.body ?? {}) as never)
    if (output.success) return output.data
    throw new SixpenceError('unexpected_answer', `${call.path} answered in an unknown shape`, {
      cause: output.error,
      requestId: answer.requestId,
    })
  }
}

function refused(answer: JsonAnswer, silentRefusal: string): SixpenceError {
  const { status, requestId, retryAfterSeconds } = answer
  const options = { requestId, retryAfterSeconds }
  if (status >= 500) {
    return new SixpenceError('server_unavailable', 'Server is not available', options)
  }
  const body = refusalOf(answer.body)
  const message = body?.message || silentRefusal
  if (status === 404) return new SixpenceError('not_found', message, options)
  if (status === 429) return authRefusal({ ...body, code: 'too_soon', message }, options)
  // A proxy or a hotel's network says no in its own way: that is not the service's word.
  if (!body || !REFUSALS.has(status)) {
    return new SixpenceError('unexpected_answer', message, options)
  }
  return authRefusal({ ...body, message }, options)
}

/** Keeps the message of a service that has codes of its own. */
function refusalOf(body: unknown): AuthRefusal | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const known = z.safeParse(authRefusalSchema, body)
  if (known.success) return known.data
  return z.safeParse(authRefusalSchema, { message: 'message' in body ? body.message : '' }).data
}
