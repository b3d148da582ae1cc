/** Keeps a page to whoever signs in on it. */
export interface HoldBack {
  /** Somebody has sent the form. */
  readonly begin: () => void
  /** They are in, or go elsewhere. */
  readonly end: () => void
  /** Waits as long as somebody signs in. Answers whether anybody did. */
  readonly over: () => Promise<boolean>
}

/**
 * What an earlier page left is shown to nobody who signs in beside it: they may be somebody else.
 * Also after a wrong password: they type it again.
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
