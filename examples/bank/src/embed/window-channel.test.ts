// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerOpener, askWindow, awaitQuestion, tellActive, tellDone } from './window-channel.ts'

const HERE = location.origin

/** Another window, which records its messages and their target origins. */
const aWindow = () => ({ closed: false, postMessage: vi.fn<(said: unknown, to: string) => void>() })

let other = aWindow()

interface From {
  readonly origin?: string
  readonly source?: unknown
}

function say(data: unknown, { origin = HERE, source = other }: From = {}): void {
  dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
}

const STRANGERS: readonly [string, From][] = [
  ['a strange page in that window', { origin: 'https://thief.example' }],
  ['a page of the bank in another window', { source: aWindow() }],
  ['a strange page in another window', { origin: 'https://thief.example', source: aWindow() }],
  ['an origin that begins like the bank’s', { origin: `${HERE}.thief.example` }],
  ['a page of no origin', { origin: 'null' }],
]

beforeEach(() => {
  vi.useFakeTimers()
  other = aWindow()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a window that is asked', () => {
  const onActive = vi.fn<() => void>()
  const onDone = vi.fn<(body: unknown) => void>()

  function ask() {
    vi.stubGlobal('open', () => other)
    const ended = vi.fn<(answer: unknown) => void>()
    void askWindow('/embed/confirm', 'Pay this?', { onActive, onDone }).then(ended)
    return ended
  }

  beforeEach(() => {
    onActive.mockReset()
    onDone.mockReset()
  })

  it('is told the question when it is ready, and heard until it answers', async () => {
    const ended = ask()
    say({ sixpence: 'ready' })
    expect(other.postMessage.mock.calls).toEqual([
      [{ sixpence: 'question', body: 'Pay this?' }, HERE],
    ])
    say({ sixpence: 'active' })
    say({ sixpence: 'done', body: 1 })
    say({ sixpence: 'answer', body: 'Yes' })
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).toHaveBeenCalledExactlyOnceWith('Yes')
    expect(onActive).toHaveBeenCalledOnce()
    expect(onDone).toHaveBeenCalledExactlyOnceWith(1)
    say({ sixpence: 'done', body: 2 })
    expect(onDone).toHaveBeenCalledOnce()
  })

  it.each(STRANGERS)('is never taken for %s', async (_, from) => {
    const ended = ask()
    for (const sixpence of ['ready', 'active', 'done', 'answer']) say({ sixpence, body: 0 }, from)
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).not.toHaveBeenCalled()
    expect(other.postMessage).not.toHaveBeenCalled()
    expect(onActive).not.toHaveBeenCalled()
    expect(onDone).not.toHaveBeenCalled()
  })

  it.each([[undefined], [null], ['answer'], [{ body: 1 }]])('says nothing by %j', async data => {
    const ended = ask()
    say(data)
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).not.toHaveBeenCalled()
  })

  it('is over without an answer once it is closed', async () => {
    const ended = ask()
    await vi.advanceTimersByTimeAsync(400)
    expect(ended).not.toHaveBeenCalled()
    other.closed = true
    await vi.advanceTimersByTimeAsync(400)
    expect(ended).toHaveBeenCalledExactlyOnceWith(undefined)
  })

  it('is no window where the browser opens none', async () => {
    vi.stubGlobal('open', () => null)
    await expect(askWindow('/embed/confirm', '')).rejects.toThrow(
      expect.objectContaining({ name: 'WindowBlockedError' }),
    )
  })
})

describe('the opener of a window', () => {
  const wait = () => {
    vi.stubGlobal('opener', other)
    const ended = vi.fn<(question: unknown) => void>()
    void awaitQuestion().then(ended)
    return ended
  }

  it('is told when the window is ready, and asks', async () => {
    const ended = wait()
    expect(other.postMessage.mock.calls).toEqual([[{ sixpence: 'ready' }, HERE]])
    say({ sixpence: 'answer', body: 'No question' })
    say({ sixpence: 'question', body: 'Pay this?' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(ended).toHaveBeenCalledExactlyOnceWith('Pay this?')
  })

  it.each(STRANGERS)('is never taken for %s', async (_, from) => {
    const ended = wait()
    say({ sixpence: 'question', body: 'Pay me?' }, from)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledExactlyOnceWith(undefined)
  })

  it('is told what was done, where it is of the bank', () => {
    vi.stubGlobal('opener', other)
    tellActive()
    tellDone(1)
    answerOpener('Yes')
    expect(other.postMessage.mock.calls).toEqual([
      [{ sixpence: 'active' }, HERE],
      [{ sixpence: 'done', body: 1 }, HERE],
      [{ sixpence: 'answer', body: 'Yes' }, HERE],
    ])
  })

  it('is nobody for a window that was not opened by a page', async () => {
    vi.stubGlobal('opener', null)
    expect(await awaitQuestion()).toBeUndefined()
    for (const tell of [tellActive, tellDone, () => answerOpener('Yes')]) expect(tell).not.toThrow()
  })
})
