import { forgetSession, recall, remember } from './session-memory.ts'

let isLeaving = false
let endedOf: string | undefined

/** After signing out on purpose, the user's next session begins on the first screen. */
export function startAfresh(): void {
  isLeaving = true
}

/**
 * Forgets the data of a session that has ended here, but not its user: unless they signed out on
 * purpose, they come back to the same screen, acting for the same customer.
 */
export function endVisit(userId: string): void {
  forgetSession()
  if (isLeaving) remember('actsFor', undefined)
  endedOf = isLeaving ? undefined : userId
  isLeaving = false
}

/** Keeps the screen on which a session ended, only for its user. */
export function keepPlace(path: string | undefined): void {
  if (endedOf !== undefined) remember('endedAt', path && `${endedOf} ${path}`)
  endedOf = undefined
}

/**
 * Returns the path that a user wants after signing in. Leaves out another user's last screen, even
 * if the sign-in's address names it.
 */
export function placeFor(userId: string, wanted: string | undefined): string | undefined {
  const [whose, path] = recall('endedAt')?.split(' ') ?? []
  remember('endedAt', undefined)
  if (whose === userId) return wanted ?? path
  return wanted === path ? undefined : wanted
}
