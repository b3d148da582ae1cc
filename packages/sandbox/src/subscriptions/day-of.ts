/** The day of a moment, in UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 'yyyy-mm-dd'.length)
