import type { RequestOrigin } from '../context.ts'
import { isAddress, plainAddress } from './ip-address.ts'

/**
 * The header with the address that a request came from. The party that passes requests to the bank
 * must set it and let no caller do so: the server does, from its connection.
 */
export const CLIENT_ADDRESS_HEADER = 'X-Client-Address'

const THIS_MACHINE = '127.0.0.1'

/** Reads the origin of a request. Within one process it comes from this machine. */
export function requestOrigin(request: Request): RequestOrigin {
  // An IPv4 caller of a server that listens on both families appears as `::ffff:203.0.113.7`.
  const named = plainAddress(request.headers.get(CLIENT_ADDRESS_HEADER) ?? THIS_MACHINE)
  const ip = isAddress(named) ? named : THIS_MACHINE
  const device = deviceOf(request.headers.get('user-agent') ?? '')
  return { ip, device, boundTo: provenKeys.get(request) }
}

const provenKeys = new WeakMap<Request, string>()

/** Stores the thumbprint of the key that proved the origin of a request. */
export function markProven(request: Request, thumbprint: string): void {
  provenKeys.set(request, thumbprint)
}

// The first match: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Describes a user agent in words; undefined if it isn't a browser's. */
export function deviceOf(userAgent: string): string | undefined {
  const nameIn = (known: typeof BROWSERS) => known.find(([sign]) => sign.test(userAgent))?.[1]
  const names = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(name => name !== undefined)
  return names.length > 0 ? names.join(', ') : undefined
}
