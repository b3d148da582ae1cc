/** The faults of a typed address that a page can detect. */
export type IpFault = 'missing' | 'not_an_address'

/** Judges an address by its format: the bank decides if a range is valid. */
export function ipFault(address: string): IpFault | undefined {
  const typed = address.trim()
  if (typed === '') return 'missing'
  return isIpv4(typed) || isIpv6(typed) ? undefined : 'not_an_address'
}

const isIpv4 = (typed: string) =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(typed) && typed.split('.').every(part => Number(part) <= 255)

// The browser's own parser of addresses judges where the colons may stand.
const isIpv6 = (typed: string) =>
  /^[\da-f:.]{2,45}$/i.test(typed) && typed.includes(':') && URL.canParse(`http://[${typed}]`)
