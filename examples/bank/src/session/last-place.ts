import { forgetSession, recall, remember } from './session-memory.ts'

let isLeaving = false
let endedOf: string | undefined

/** Whoever leaves on purpose starts afresh the next time. */
export function startAfresh(): void {
  isLeaving = true
}

/**
 * Forgets what belongs to a session that has ended here, but not whose it was: unless they have
 * left on purpose, they come back to the same screen, for whom they acted.
 */
export function endVisit(userId: string): void {
  forgetSession()
  if (isLeaving) remember('actsFor', undefined)
  endedOf = isLeaving ? undefined : userId
  isLeaving = false
}

/** Keeps the screen that a session has ended on, for its user alone. */
export function keepPlace(path: string | undefined): void {
  if (endedOf !== undefined) remember('endedAt', path && `${endedOf} ${path}`)
  endedOf = undefined
}

/**
 * Where whoever has signed in wants to go. The screen that somebody else was at is not theirs to
 * see, though the address of the sign-in names it.
 */
export function placeFor(userId: string, wanted: string | undefined): string | undefined {
  const [whose, path] = recall('endedAt')?.split(' ') ?? []
  remember('endedAt', undefined)
  if (whose === userId) return wanted ?? path
  return wanted === path ? undefined : wanted
}
