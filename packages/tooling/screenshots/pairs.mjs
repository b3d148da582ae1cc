/**
 * Every brand at every width and every language at every width, in as few pictures as that takes:
 * the two pairs that change a layout. Brand and language meet in turn.
 *
 * @param {{ brands: readonly string[]; widths: readonly number[]; languages: readonly string[] }} of
 */
export function pairs({ brands, widths, languages }) {
  const rounds = Math.max(brands.length, languages.length)
  return widths.flatMap((width, turn) =>
    Array.from({ length: rounds }, (_, round) => ({
      brand: brands[round % brands.length],
      width,
      language: languages[(round + turn) % languages.length],
    })),
  )
}
