import type { Context } from '../context.ts'
import { createRateLimit, networkOf, requestOrigin, TooManyRequests } from '../http/index.ts'

/** How many wrong keys one address may show in a minute, or one network of IPv6. */
const WRONG_KEYS = 20
/** How many requests one key may make in a minute. */
const REQUESTS = 600

/** How often merchants' servers may ask. Nothing of it is written down: asking must cost little. */
export interface KeyLimits {
  /** @throws {RestFault} 429 for one wrong key too many. Right ones from there are still taken. */
  readonly countWrong: (request: Request) => void
  /** @throws {RestFault} 429 for one request too many. */
  readonly countRequest: (apiKeyId: string) => void
}

/** Sets the limits of a bank up, in this process. */
export function createKeyLimits(bank: Pick<Context, 'clock'>): KeyLimits {
  const wrong = createRateLimit(WRONG_KEYS, bank)
  const requests = createRateLimit(REQUESTS, bank)
  return {
    countWrong: request =>
      refuseAfter(
        wrong.count(networkOf(requestOrigin(request).ip)),
        'Too many wrong API keys came from here.',
      ),
    countRequest: apiKeyId =>
      refuseAfter(
        requests.count(apiKeyId),
        `An API key takes ${REQUESTS} requests a minute. To learn of payments, use webhooks.`,
      ),
  }
}

function refuseAfter(seconds: number | undefined, message: string): void {
  if (seconds === undefined) return
  throw new TooManyRequests(seconds, `${message} Try again in ${seconds} s.`)
}
