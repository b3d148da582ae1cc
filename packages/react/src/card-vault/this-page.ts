/**
 * Returns the origins of this page and of the pages that embed it, for the bank. Not every browser
 * reveals the latter.
 */
export function thisPage(): { hostOrigin: string; heldBy: string[] } {
  const { origin, ancestorOrigins } = window.location as Partial<Location> & { origin: string }
  return { hostOrigin: origin, heldBy: [...(ancestorOrigins ?? [])] }
}
