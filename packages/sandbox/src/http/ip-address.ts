import ipaddr from 'ipaddr.js'

const IPV4 = /^(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/

/** Returns true if a text is a single address, without a prefix, port or zone. */
export function isAddress(text: string): boolean {
  return IPV4.test(text) || isIpv6(text)
}

/** Converts an IPv4 address written as IPv6, `::ffff:203.0.113.7`, to IPv4. */
export const plainAddress = (text: string): string =>
  isAddress(text) ? ipaddr.process(text).toString() : text

/**
 * Returns the key by which an address is counted: for IPv6 its network of 64 bits, in which one
 * client can use another address for each request.
 */
export const networkOf = (address: string): string =>
  isIpv6(address)
    ? ipaddr.IPv6.networkAddressFromCIDR(`${plainAddress(address)}/64`).toString()
    : address

function isIpv6(text: string): boolean {
  // Only the address parser decides where colons may be.
  return /^[\da-f:.]{2,45}$/i.test(text) && text.includes(':') && URL.canParse(`http://[${text}]`)
}
