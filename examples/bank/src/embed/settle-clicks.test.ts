// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settleClicks } from './settle-clicks.ts'

let main = document.createElement('main')
let end = () => {}
const isSettling = () => main.hasAttribute('data-settling')

/** Draws and waits, because observers are notified a moment later. */
async function draw(html: string, into: Element = main) {
  const drawn = document.createElement('div')
  drawn.innerHTML = html
  into.append(drawn)
  await Promise.resolve()
  return drawn
}

beforeEach(() => {
  vi.useFakeTimers()
  main = document.createElement('main')
  document.body.replaceChildren(main)
  end = settleClicks(main)
})

afterEach(() => {
  end()
  vi.useRealTimers()
})

describe('settleClicks', () => {
  it('keeps clicks off for 700 ms from the beginning', () => {
    expect(isSettling()).toBe(true)
    vi.advanceTimersByTime(699)
    expect(isSettling()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isSettling()).toBe(false)
  })

  it.each([
    ['its window comes forward', () => dispatchEvent(new Event('focus'))],
    ['its tab is seen', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['a button comes up', () => draw('<p><button>Approve</button></p>')],
    ['a dialog comes up', () => draw('<dialog open><p>Approve this?</p></dialog>')],
    ['a link comes up', () => draw('<a href="/home">Home</a>')],
    ['a box to tick comes up', () => draw('<input type="checkbox">')],
  ])('keeps them off again when %s', async (_, come) => {
    vi.advanceTimersByTime(700)
    await come()
    expect(isSettling()).toBe(true)
    vi.advanceTimersByTime(700)
    expect(isSettling()).toBe(false)
  })

  it('keeps them off what a dialog shows in place of what it showed', async () => {
    const dialog = await draw('<dialog open></dialog>')
    vi.advanceTimersByTime(700)
    await draw('<button>Approve</button>', dialog.querySelector('dialog') ?? main)
    expect(isSettling()).toBe(true)
  })

  it('counts from the last of what comes up', async () => {
    vi.advanceTimersByTime(500)
    await draw('<button>Approve</button>')
    vi.advanceTimersByTime(500)
    expect(isSettling()).toBe(true)
    vi.advanceTimersByTime(200)
    expect(isSettling()).toBe(false)
  })

  it('keeps none off for what is only read', async () => {
    vi.advanceTimersByTime(700)
    await draw('<p>59 seconds left</p>')
    expect(isSettling()).toBe(false)
  })

  it('is over when it is ended', async () => {
    vi.advanceTimersByTime(700)
    end()
    await draw('<button>Approve</button>')
    dispatchEvent(new Event('focus'))
    expect(isSettling()).toBe(false)
  })
})
