/** What a visit keeps until it is used: in this tab alone, and no longer than its session. */
export type Remembered =
  | 'initialPath'
  | 'seiPath'
  | 'actsFor'
  | 'linkedCustomer'
  | 'authSecret'
  /** The link of an invoice that somebody has pressed to pay. */
  | 'linkToPay'
  /** The screen that the last session ended on, and whose it was. */
  | 'endedAt'

const PREFIX = 'sixpence.visit.'
// A browser that keeps nothing still keeps it until the page goes.
const unkept = new Map<string, string>()

/** Keeps a value; undefined forgets it. */
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

/** For whom a sign-in is: somebody outside while their path waits, else for this app. */
export const signInClient = (): 'sei' | 'spa' => (recall('seiPath') === undefined ? 'spa' : 'sei')

/** Forgets what belongs to a session that has ended. */
export function forgetSession(): void {
  for (const what of OF_THE_SESSION) remember(what, undefined)
}
