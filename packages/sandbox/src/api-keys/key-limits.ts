import type { Context } from '../context.ts'
import { createRateLimit, networkOf, requestOrigin, TooManyRequests } from '../http/index.ts'

/** The number of wrong keys allowed per minute for an address, or for a network of IPv6. */
const WRONG_KEYS = 20
/** The number of requests allowed per key and minute. */
const REQUESTS = 600

/** Limits for merchants' servers. Nothing is stored, since checking must cost little. */
export interface KeyLimits {
  /** @throws {RestFault} 429 for one wrong key too many. Right ones from there still work. */
  readonly countWrong: (request: Request) => void
  /** @throws {RestFault} 429 for one request too many. */
  readonly countRequest: (apiKeyId: string) => void
}

/** Creates the limits of a bank in this process. */
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
