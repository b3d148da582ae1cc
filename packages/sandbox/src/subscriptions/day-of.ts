/** Returns the day of a time, in UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 'yyyy-mm-dd'.length)
