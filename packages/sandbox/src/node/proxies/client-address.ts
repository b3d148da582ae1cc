import { isAddress, plainAddress } from '../../http/index.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

/** The facts about a client that come with a connection. */
interface ConnectionFacts {
  /** The other end of the connection. */
  readonly peer: string
  /** The `X-Forwarded-For` of the request; anybody can send one. */
  readonly forwardedFor: string | undefined
}

/**
 * Returns the client's address. Each proxy appends the address of its own client, and counts only
 * if it is trusted. Everything left of the first untrusted address may be forged.
 */
export function clientAddress(
  { peer, forwardedFor }: ConnectionFacts,
  isTrusted: TrustedProxies,
): string {
  let client = plainAddress(peer)
  for (const name of (forwardedFor ?? '').split(',').toReversed()) {
    const named = plainAddress(withoutPort(name.trim()))
    if (!isTrusted(client) || !isAddress(named)) break
    client = named
  }
  return client
}

/** Removes the port that some proxies add: `203.0.113.7:5123`, `[2001:db8::7]:5123`. */
function withoutPort(name: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(name) ?? []
  return ipv6 ?? ipv4 ?? name
}
