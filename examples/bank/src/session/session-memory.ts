/**
 * The values that a visit keeps until they are used: only in this tab, at most as long as its
 * session.
 */
export type Remembered =
  | 'initialPath'
  | 'seiPath'
  | 'actsFor'
  | 'linkedCustomer'
  | 'authSecret'
  /** The link of an invoice that somebody pressed to pay. */
  | 'linkToPay'
  /** The screen on which the last session ended, and its user. */
  | 'endedAt'

const PREFIX = 'sixpence.visit.'
// Keeps values until the page is left, in browsers that store nothing.
const unkept = new Map<string, string>()

/** Keeps a value; undefined removes it. */
export function remember(what: Remembered, value: string | undefined): void {
  unkept.delete(what)
  try {
    if (value === undefined) sessionStorage.removeItem(PREFIX + what)
    else sessionStorage.setItem(PREFIX + what, value)
  } catch {
    if (value !== undefined) unkept.set(what, value)
  }
}

export function recall(what: Remembered): string | undefined {
  try {
    return unkept.get(what) ?? sessionStorage.getItem(PREFIX + what) ?? undefined
  } catch {
    return unkept.get(what)
  }
}

const OF_THE_SESSION = ['initialPath', 'seiPath', 'linkedCustomer', 'linkToPay'] as const

/** Returns the client of a sign-in: an outside service while its path is kept, else this app. */
export const signInClient = (): 'sei' | 'spa' => (recall('seiPath') === undefined ? 'spa' : 'sei')

/** Forgets the data of a session that has ended. */
export function forgetSession(): void {
  for (const what of OF_THE_SESSION) remember(what, undefined)
}
