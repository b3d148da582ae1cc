const MOST_LETTERS = 4096
const SECRET = /\b(sk|whsec|ipnsec|pbn)_[\w-]+/g
/** What no row can hold: NUL, and half of a pair. */
const UNKEEPABLE = /[\p{Cs}\0]/gu

/** The beginning of a text as a log may hold it, without what looks like a secret of a merchant's. */
export const logText = (text: string): string =>
  text.slice(0, MOST_LETTERS).replaceAll(SECRET, '$1_…').replaceAll(UNKEEPABLE, '')
