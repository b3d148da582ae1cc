import type { CallerContext } from '../context.ts'

/** Returns the current day in UTC, as `YYYY-MM-DD`. */
export const dayOf = (clock: CallerContext['clock']): string =>
  clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length)
