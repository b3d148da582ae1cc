import { SixpenceError } from '../errors/index.ts'
import type { Platform } from '../platform/index.ts'
import { sendJson, type JsonAnswer } from './send-json.ts'

const TIMEOUT_MS = 10_000

/**
 * Calls a service other than the bank. It receives only the URL: no token, no cookie, none of the
 * headers for the bank.
 *
 * @throws {SixpenceError} `offline`, `timeout`; `server_unavailable` for any answer but a success.
 */
export async function fetchExternal(
  platform: Platform,
  { url, signal }: { readonly url: string; readonly signal?: AbortSignal | undefined },
): Promise<Pick<JsonAnswer, 'body' | 'requestId'>> {
  const request = { url, method: 'GET', signal, timeoutMs: TIMEOUT_MS, isOutside: true } as const
  const { status, body, requestId } = await sendJson(platform, request)
  if (status === 200) return { body, requestId }
  throw new SixpenceError('server_unavailable', `Answered with status ${status}`, { requestId })
}
