/** Returns the day of a moment in UTC, e.g. `2026-11-21`. */
export const utcDay = (at: Date | number | string): string =>
  new Date(at).toISOString().slice(0, 'yyyy-mm-dd'.length)
