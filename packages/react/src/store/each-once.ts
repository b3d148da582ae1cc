/**
 * Each once, as it was told last. One that came in between two pages pushes the last of the one
 * into the other.
 */
export function eachOnce<Item extends { readonly id: string }>(
  items: readonly Item[],
): readonly Item[] {
  return [...new Map(items.map(item => [item.id, item])).values()]
}
