import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isLoopbackHost } from '../../http/index.ts'

export interface ResolvedAddress {
  readonly address: string
  readonly family: number
}

/** Finds all addresses of a host; the signal ends the search. */
export type ResolveHost = (
  hostname: string,
  signal: AbortSignal,
) => Promise<readonly ResolvedAddress[]>

interface ResolverSettings {
  /** Name servers, as `address:port`; by default those of the machine. */
  readonly servers?: readonly string[] | undefined
}

/** Both tries together end before a post is given up. */
const PATIENCE = { timeout: 1000, tries: 2 } as const

/** No name may give these to another machine (RFC 6761): name servers are not asked. */
const OWN_ADDRESSES: readonly ResolvedAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

/**
 * Finds the addresses of merchants' servers by asking the name servers itself: the system's own way
 * (`lookup`) has a few threads for the whole process, and one name server that never answers would
 * hold them all. Names of this machine and plain addresses are known without asking. What its hosts
 * file says besides is left out: no stranger's server is named there.
 */
export function hostResolver({ servers }: ResolverSettings = {}): ResolveHost {
  return async (hostname, signal) => {
    const family = isIP(hostname)
    if (family !== 0) return [{ address: hostname, family }]
    if (isLoopbackHost(hostname)) return OWN_ADDRESSES
    // A new one each time: name servers change with the network.
    const resolver = new Resolver(PATIENCE)
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
