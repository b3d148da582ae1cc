/** What is wrong with what was typed as an address, as far as a page can tell. */
export type IpFault = 'missing' | 'not_an_address'

/** Judges an address by its look: whether a range holds is the bank's to say. */
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
