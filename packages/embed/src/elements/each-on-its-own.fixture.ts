import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Gives each test of a file a clock it moves itself, and resets the page and the fake browser
 * afterwards. `fails` silences the console, where failures are also reported.
 */
export function eachOnItsOwn({ fails = false } = {}): void {
  beforeEach(() => {
    vi.useFakeTimers()
    if (fails) vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    document.body.replaceChildren()
  })
}
