/** This page and those that hold it, as a bank is told of them. Not every browser tells who does. */
export function thisPage(): { hostOrigin: string; heldBy: string[] } {
  const { origin, ancestorOrigins } = window.location as Partial<Location> & { origin: string }
  return { hostOrigin: origin, heldBy: [...(ancestorOrigins ?? [])] }
}
