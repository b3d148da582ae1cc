/** Returns true if a text has the format of an address: the bank decides if a range is valid. */
export const isIpAddress = (text: string): boolean => isIpv4(text) || isIpv6(text)

const isIpv4 = (typed: string) =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(typed) && typed.split('.').every(part => Number(part) <= 255)

// The browser's own parser of addresses judges where the colons may stand.
const isIpv6 = (typed: string) =>
  /^[\da-f:.]{2,45}$/i.test(typed) && typed.includes(':') && URL.canParse(`http://[${typed}]`)
