const MOST_LETTERS = 4096
const SECRET = /\b(sk|whsec|ipnsec|pbn)_[\w-]+/g
/** Characters that no row can store: NUL, and half of a surrogate pair. */
const UNKEEPABLE = /[\p{Cs}\0]/gu

/** Returns the start of a text for a log, without anything that looks like a merchant's secret. */
export const logText = (text: string): string =>
  text.slice(0, MOST_LETTERS).replaceAll(SECRET, '$1_…').replaceAll(UNKEEPABLE, '')
