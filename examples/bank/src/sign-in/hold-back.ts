/** Keeps a page for the person who is signing in on it. */
export interface HoldBack {
  /** Call it when somebody sends the form. */
  readonly begin: () => void
  /** Call it when they are signed in, or go elsewhere. */
  readonly end: () => void
  /** Waits for the sign-in to end. Resolves to true if anybody was signing in. */
  readonly over: () => Promise<boolean>
}

/**
 * Creates a hold that keeps an earlier session from being shown to somebody who signs in on this
 * page, because they may be another person. It stays after a wrong password, while they try again.
 */
export function createHoldBack(): HoldBack {
  let holding: Promise<void> | undefined
  let end: () => void = () => undefined
  return {
    begin() {
      holding ??= new Promise(resolve => {
        end = resolve
      })
    },
    end() {
      end()
      holding = undefined
    },
    async over() {
      const isHeld = holding !== undefined
      while (holding) await holding
      return isHeld
    },
  }
}
