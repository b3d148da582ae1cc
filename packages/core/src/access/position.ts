/** A representative's position in a business. */
export type Position = 'director' | 'shareholder' | 'beneficialOwner' | 'authorisedUser'

const POSITIONS: ReadonlyMap<number, Position> = new Map([
  [2, 'director'],
  [6, 'shareholder'],
  [9, 'shareholder'],
  [8, 'beneficialOwner'],
])

/** Names a position by its number; whatever is not known is an authorised user. */
export const positionOf = (id: number): Position => POSITIONS.get(id) ?? 'authorisedUser'
