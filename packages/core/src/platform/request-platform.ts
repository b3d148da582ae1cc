import type { Platform } from './platform.ts'
import { systemTime } from './system-time.ts'
import { webCrypto } from './web-crypto.ts'

/** The parts of a platform that requests need; every browser and every other engine has them. */
export const requestPlatform: Pick<Platform, 'clock' | 'fetch' | 'randomBytes' | 'timers'> = {
  ...systemTime,
  ...webCrypto,
  // Looked up at each call, so that a page can replace it.
  fetch: (input, init) => globalThis.fetch(input, init),
}
