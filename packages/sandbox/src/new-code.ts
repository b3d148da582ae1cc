const MOST = 1_000_000

/** Returns six random digits, each number equally likely. */
export function newCode(): string {
  // Numbers above the last whole million would make the lower codes more likely.
  const limit = Math.floor(0x1_0000_0000 / MOST) * MOST
  const drawn = new Uint32Array(1)
  let value: number
  do {
    value = crypto.getRandomValues(drawn)[0] ?? limit
  } while (value >= limit)
  return String(value % MOST).padStart(6, '0')
}
