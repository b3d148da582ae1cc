import { SIGNATURE_HEADER, signNotification } from '@sixpence/protocol/merchant-signature'

/** How notifications leave the bank: as by the global `fetch`. */
export type Post = (url: string, request: NotificationRequest) => Promise<Response>

/** What is asked of a {@link Post}; it may give up when the signal says so. */
export interface NotificationRequest {
  readonly method: 'POST'
  readonly headers: Record<string, string>
  readonly body: string
  readonly redirect: 'manual'
  readonly signal: AbortSignal
}

export interface OutgoingNotification {
  readonly url: string
  readonly body: string
  readonly secret: string
  /** Real time: a merchant's server compares it with its own. */
  readonly at: Date
}

const MOST_MS = 5000

/**
 * Posts a notification and tells whether the merchant's server took it: a 2xx within five seconds.
 * Redirects are not followed, and nothing of the answer but its status is read.
 */
export async function postNotification(
  post: Post,
  { url, body, secret, at }: OutgoingNotification,
  closing: AbortSignal,
): Promise<boolean> {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(MOST_MS)])
  const headers = {
    'Content-Type': 'application/json',
    [SIGNATURE_HEADER]: await signNotification({ body, secret, at }),
  }
  const request = { method: 'POST', headers, body, redirect: 'manual', signal } as const
  try {
    const answer = await Promise.race([post(url, request), whenOver(signal)])
    answer.body?.cancel().catch(() => undefined)
    return answer.ok
  } catch {
    return false
  }
}

/** For what does not listen to its signal. */
const whenOver = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const over = () => reject(new Error('No answer in time.'))
    if (signal.aborted) over()
    else signal.addEventListener('abort', over, { once: true })
  })
