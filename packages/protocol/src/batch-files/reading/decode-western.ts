/** The letters of windows-1252 from 0x80 to 0x9F; the others are those of Unicode. */
const OWN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const FIRST = 0x80

/** Decodes windows-1252. The decoder of some versions of Node takes it for Latin-1. */
export const decodeWestern = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => OWN[byte - FIRST] ?? String.fromCharCode(byte)).join('')
