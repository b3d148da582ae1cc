/** Returns the day of a moment in UTC, e.g. `2026-11-21`. */
export const utcDay = (at: Date | number | string): string =>
  new Date(at).toISOString().slice(0, 'yyyy-mm-dd'.length)

/** Returns true for a day that exists, as `YYYY-MM-DD`. */
export function isDay(day: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(day)) return false
  const at = new Date(`${day}T00:00:00Z`)
  // Some engines roll over at the end of a short month.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}
