/**
 * Every brand at every width and every language at every width, in as few pictures as that takes:
 * the two pairs that change a layout. Brand and language meet in turn.
 *
 * @template {number} Width
 * @template {string} Language
 * @param {{
 *   brands: readonly string[]
 *   widths: readonly Width[]
 *   languages: readonly Language[]
 * }} of
 * @returns {{ brand: string; width: Width; language: Language }[]}
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
