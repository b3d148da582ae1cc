const NAME = 'codechallengemethod'

/** The response to a request that names another challenge method. */
export const S256_ONLY = 'PKCE is taken with S256 only.'

/**
 * Returns true if a request names a challenge method other than `S256` (RFC 7636, section 4.3), in
 * its body or its address and in any spelling of the name. Ignoring a method would let a client
 * believe in a check that nobody makes.
 */
export function hasOtherChallengeMethod(url: string, body: Record<string, unknown>): boolean {
  const named = [...Object.entries(body), ...new URL(url).searchParams]
  return named.some(
    ([name, value]) =>
      value !== undefined &&
      value !== 'S256' &&
      name.replaceAll(/[^a-z]/gi, '').toLowerCase() === NAME,
  )
}
