/**
 * Leaves out duplicates, and keeps the newest copy. A row that is added while pages are being read
 * moves the last row of one page to the next, so that it comes twice.
 */
export function eachOnce<Item extends { readonly id: string }>(
  items: readonly Item[],
): readonly Item[] {
  return [...new Map(items.map(item => [item.id, item])).values()]
}
