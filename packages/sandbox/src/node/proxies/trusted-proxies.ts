import { BlockList, isIPv4 } from 'node:net'
import { isAddress, plainAddress } from '../../http/index.ts'

/** The proxies before the bank, by their addresses and networks, separated by commas. */
export const PROXY_VARIABLE = 'SIXPENCE_TRUSTED_PROXY'

/** Checks whether an address belongs to a trusted proxy. */
export type TrustedProxies = (address: string) => boolean

/**
 * Reads which proxies to trust; none without a setting.
 *
 * @throws {Error} With a readable message if one of them isn't an address or network.
 */
export function trustedProxies(text: string | undefined): TrustedProxies {
  const proxies = new BlockList()
  const named = (text ?? '').split(',').map(name => name.trim())
  for (const name of named.filter(one => one !== '')) add(proxies, name)
  return address => isAddress(address) && proxies.check(address, familyOf(address))
}

function add(proxies: BlockList, name: string): void {
  const [written = '', bits, ...more] = name.split('/')
  const address = plainAddress(written)
  const most = isIPv4(address) ? 32 : 128
  const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  if (!isAddress(address) || !isNetwork || more.length > 0) {
    throw new Error(
      `${PROXY_VARIABLE}: "${name}" is no address or network. Name those of your proxies, e.g. 127.0.0.1,10.0.0.0/8.`,
    )
  }
  proxies.addSubnet(address, Number(bits ?? most), familyOf(address))
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')
