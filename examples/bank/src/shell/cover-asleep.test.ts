// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { coverAsleep } from './cover-asleep.ts'

const reload = vi.fn<() => void>()
const isCovered = () => document.documentElement.hidden

/** Dispatches the event of leaving this page or coming back to it. */
function turn(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  dispatchEvent(Object.assign(new Event(type), { persisted }))
}

coverAsleep()

afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
  document.documentElement.hidden = false
})

describe('a page that the browser puts aside', () => {
  it('is covered, and begins anew without being shown when somebody goes back to it (SESS-008)', () => {
    vi.stubGlobal('location', { reload })
    turn('pagehide', true)
    expect(isCovered()).toBe(true)
    turn('pageshow', true)
    expect(reload).toHaveBeenCalledOnce()
    expect(isCovered()).toBe(true)
  })

  it('stays as it is where the browser does not keep it, or has just opened it', () => {
    vi.stubGlobal('location', { reload })
    turn('pagehide', false)
    turn('pageshow', false)
    expect(isCovered()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
