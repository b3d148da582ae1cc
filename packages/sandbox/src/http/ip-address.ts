import ipaddr from 'ipaddr.js'

const IPV4 = /^(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/

/** Tells whether a text is one address, without a prefix, port or zone. */
export function isAddress(text: string): boolean {
  return IPV4.test(text) || isIpv6(text)
}

/** An address of IPv4 that is written as one of IPv6, `::ffff:203.0.113.7`, as what it is. */
export const plainAddress = (text: string): string =>
  isAddress(text) ? ipaddr.process(text).toString() : text

/**
 * What an address is counted by: of IPv6 its network of 64 bits, in which one client may take
 * another address for each request.
 */
export const networkOf = (address: string): string =>
  isIpv6(address)
    ? ipaddr.IPv6.networkAddressFromCIDR(`${plainAddress(address)}/64`).toString()
    : address

function isIpv6(text: string): boolean {
  // The parser of addresses is the one judge of where colons may stand.
  return /^[\da-f:.]{2,45}$/i.test(text) && text.includes(':') && URL.canParse(`http://[${text}]`)
}
