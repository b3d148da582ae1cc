import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Gives each test of a file a clock that it moves itself, and leaves the next one an empty page and
 * nothing of its fake browser. What fails in the tests of a file is told on the console, too.
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
