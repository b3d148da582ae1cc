import type { Platform } from './platform.ts'
import { systemTime } from './system-time.ts'
import { webCrypto } from './web-crypto.ts'

/** As much of a platform as requests need: every browser has it, and every other engine. */
export const requestPlatform: Pick<Platform, 'clock' | 'fetch' | 'randomBytes' | 'timers'> = {
  ...systemTime,
  ...webCrypto,
  // Looked up at each call, so that a page may replace it.
  fetch: (input, init) => globalThis.fetch(input, init),
}
