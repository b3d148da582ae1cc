/**
 * Removes duplicates by the field that identifies an item, and keeps the newest copy. A row added
 * while pages are being read moves the last row of one page to the next, so that it comes twice.
 */
export function eachOnce<Key extends string, Item extends Readonly<Record<Key, string>>>(
  items: readonly Item[],
  key: Key,
): readonly Item[] {
  return [...new Map(items.map(item => [item[key], item])).values()]
}
