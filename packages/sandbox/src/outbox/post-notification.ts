import type { DeliveryFault } from '@sixpence/protocol'
import { SIGNATURE_HEADER, signNotification } from '@sixpence/protocol/merchant-signature'
import { BadCertificate, NOTIFIER_AGENT, type Post, RefusedAddress } from '../http/index.ts'

export interface OutgoingNotification {
  readonly url: string
  readonly body: string
  /** What it is signed with; a ping to a strange address has none. */
  readonly secret: string | undefined
  /** While a secret is being changed, the one before. */
  readonly formerSecret?: string | undefined
  /** Real time: a merchant's server compares it with its own. */
  readonly at: Date
}

/** What came of a post. */
export interface Posted {
  /** The server took it: a 2xx within five seconds. */
  readonly isTaken: boolean
  readonly httpStatus?: number
  /** Why no server answered. */
  readonly fault?: DeliveryFault
  readonly durationMs: number
}

const MOST_MS = 5000

/**
 * Posts a notification and tells what became of it. Redirects are not followed, and nothing of the
 * answer but its status is read.
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

/** For what does not listen to its signal. */
const whenOver = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const over = () => reject(new Error('No answer in time.'))
    if (signal.aborted) over()
    else signal.addEventListener('abort', over, { once: true })
  })
