import type { DeliveryFault } from '@sixpence/protocol'
import { SIGNATURE_HEADER, signNotification } from '@sixpence/protocol/merchant-signature'
import { BadCertificate, NOTIFIER_AGENT, type Post, RefusedAddress } from '../http/index.ts'

export interface OutgoingNotification {
  readonly url: string
  readonly body: string
  /** The secret for the signature; none for a ping to an unknown address. */
  readonly secret: string | undefined
  /** The former secret, while it is being changed. */
  readonly formerSecret?: string | undefined
  /** Real time: a merchant's server compares it with its own. */
  readonly at: Date
}

/** The outcome of a post. */
export interface Posted {
  /** True if the server accepted it: a 2xx within five seconds. */
  readonly isTaken: boolean
  readonly httpStatus?: number
  /** The reason why no server responded. */
  readonly fault?: DeliveryFault
  readonly durationMs: number
}

const MOST_MS = 5000

/**
 * Posts a notification and returns the outcome. Follows no redirect, and reads only the response's
 * status.
 */
export async function postNotification(
  post: Post,
  outgoing: OutgoingNotification,
  closing: AbortSignal,
): Promise<Posted> {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(MOST_MS)])
  const headers = await headersOf(outgoing)
  const request = {
    method: 'POST',
    headers,
    body: outgoing.body,
    redirect: 'manual',
    signal,
  } as const
  const begun = performance.now()
  const durationMs = () => Math.round(performance.now() - begun)
  try {
    const answer = await Promise.race([post(outgoing.url, request), whenOver(signal)])
    answer.body?.cancel().catch(() => undefined)
    return { isTaken: answer.ok, httpStatus: answer.status, durationMs: durationMs() }
  } catch (cause) {
    return { isTaken: false, fault: faultOf(cause, signal), durationMs: durationMs() }
  }
}

async function headersOf(outgoing: OutgoingNotification): Promise<Record<string, string>> {
  const { secret } = outgoing
  return {
    'Content-Type': 'application/json',
    'User-Agent': NOTIFIER_AGENT,
    ...(secret !== undefined && {
      [SIGNATURE_HEADER]: await signNotification({ ...outgoing, secret }),
    }),
  }
}

function faultOf(cause: unknown, signal: AbortSignal): DeliveryFault {
  if (cause instanceof RefusedAddress) return 'address'
  if (cause instanceof BadCertificate) return 'certificate'
  return signal.aborted ? 'timeout' : 'unreachable'
}

/** Rejects on abort, for posts that ignore their signal. */
const whenOver = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const over = () => reject(new Error('No answer in time.'))
    if (signal.aborted) over()
    else signal.addEventListener('abort', over, { once: true })
  })
