/**
 * Compares counts with the budget. Returns a line for each count that has risen or fallen.
 *
 * @returns {{ risen: string[]; fallen: string[] }}
 */
export function compareWithBudget(counts, budget) {
  const lines = { risen: [], fallen: [] }
  for (const place of new Set([...Object.keys(budget), ...Object.keys(counts)]))
    for (const name of new Set([...keysAt(budget, place), ...keysAt(counts, place)])) {
      const now = counts[place]?.[name] ?? 0
      const allowed = budget[place]?.[name] ?? 0
      if (now === allowed) continue
      const list = now > allowed ? lines.risen : lines.fallen
      list.push(`${place}: "${name}" ${now} times; the budget is ${allowed}`)
    }
  return lines
}

const keysAt = (counts, place) => Object.keys(counts[place] ?? {})

/** Returns the budget with each figure lowered to its count, and none raised. */
export function lowered(budget, counts) {
  const places = Object.entries(budget).map(([place, figures]) => [
    place,
    Object.fromEntries(
      Object.entries(figures)
        .map(([name, allowed]) => [name, Math.min(allowed, counts[place]?.[name] ?? 0)])
        .filter(([, allowed]) => allowed > 0),
    ),
  ])
  return Object.fromEntries(places)
}
