/** A representative's position in a business. */
export type Position = 'director' | 'shareholder' | 'beneficialOwner' | 'authorisedUser'

const POSITIONS: ReadonlyMap<number, Position> = new Map([
  [2, 'director'],
  [6, 'shareholder'],
  [9, 'shareholder'],
  [8, 'beneficialOwner'],
])

/** Returns the position for a number; unknown numbers are authorised users. */
export const positionOf = (id: number): Position => POSITIONS.get(id) ?? 'authorisedUser'
