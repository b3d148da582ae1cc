import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isLoopbackHost } from '../../http/index.ts'

export interface ResolvedAddress {
  readonly address: string
  readonly family: number
}

/** Resolves all addresses of a host; the signal ends the search. */
export type ResolveHost = (
  hostname: string,
  signal: AbortSignal,
) => Promise<readonly ResolvedAddress[]>

interface ResolverSettings {
  /** The name servers, as `address:port`; by default those of the machine. */
  readonly servers?: readonly string[] | undefined
}

/** Both tries end before a post is given up. */
const RESOLVER_OPTIONS = { timeout: 1000, tries: 2 } as const

/**
 * Names that must never resolve to another machine (RFC 6761): name servers aren't queried for
 * them.
 */
const OWN_ADDRESSES: readonly ResolvedAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

/**
 * Resolves addresses of merchants' servers by querying name servers directly: the system's `lookup`
 * has only a few threads for the whole process, and one silent name server would block them all.
 * Resolves names of this machine and plain addresses without a query. Ignores the hosts file: it
 * names no stranger's server.
 */
export function hostResolver({ servers }: ResolverSettings = {}): ResolveHost {
  return async (hostname, signal) => {
    const family = isIP(hostname)
    if (family !== 0) return [{ address: hostname, family }]
    if (isLoopbackHost(hostname)) return OWN_ADDRESSES
    // A new one each time: name servers change with the network.
    const resolver = new Resolver(RESOLVER_OPTIONS)
    if (servers) resolver.setServers(servers)
    const cancel = () => resolver.cancel()
    signal.addEventListener('abort', cancel, { once: true })
    try {
      return await addressesOf(resolver, hostname)
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }
}

async function addressesOf(
  resolver: Resolver,
  hostname: string,
): Promise<readonly ResolvedAddress[]> {
  const [four, six] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ])
  const found = [...of(four, 4), ...of(six, 6)]
  if (found.length === 0 && four.status === 'rejected') throw four.reason
  return found
}

const of = (answer: PromiseSettledResult<string[]>, family: 4 | 6): ResolvedAddress[] =>
  answer.status === 'fulfilled' ? answer.value.map(address => ({ address, family })) : []
