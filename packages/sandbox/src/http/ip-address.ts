const IPV4 = /^(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/

/** Tells whether a text is one address, without a prefix, port or zone. */
export function isAddress(text: string): boolean {
  return IPV4.test(text) || isIpv6(text)
}

function isIpv6(text: string): boolean {
  // The parser of addresses is the one judge of where colons may stand.
  return /^[\da-f:.]{2,45}$/i.test(text) && text.includes(':') && URL.canParse(`http://[${text}]`)
}
