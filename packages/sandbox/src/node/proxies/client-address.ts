import { isAddress, plainAddress } from '../../http/index.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

/** What a connection says of who asks. */
interface Asked {
  /** The other end of the connection. */
  readonly peer: string
  /** The `X-Forwarded-For` of the request; anybody can send one. */
  readonly forwardedFor: string | undefined
}

/**
 * The address of who asks: each proxy adds whom it was asked by at the right, and its word counts
 * only as far as it is trusted. What stands to the left of the first stranger was made up by them.
 */
export function clientAddress({ peer, forwardedFor }: Asked, isTrusted: TrustedProxies): string {
  let client = plainAddress(peer)
  for (const name of (forwardedFor ?? '').split(',').toReversed()) {
    const named = plainAddress(withoutPort(name.trim()))
    if (!isTrusted(client) || !isAddress(named)) break
    client = named
  }
  return client
}

/** Some proxies add the port: `203.0.113.7:5123`, `[2001:db8::7]:5123`. */
function withoutPort(name: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(name) ?? []
  return ipv6 ?? ipv4 ?? name
}
