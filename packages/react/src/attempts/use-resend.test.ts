import { SixpenceError } from '@sixpence/core/errors'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useResend } from './use-resend.ts'

const NOW = Date.UTC(2026, 10, 21, 9)

/** Renders the hook with a code sent so many seconds ago. */
function sent(secondsAgo: number) {
  const ask = vi.fn<() => Promise<void>>(async () => undefined)
  const { result } = renderHook(() => useResend(NOW - secondsAgo * 1_000, ask))
  const send = () => act(() => result.current.send())
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
  return { ask, send, wait, resend: () => result.current }
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

describe('useResend', () => {
  it('asks for a new code once in a minute', async () => {
    const { ask, send, wait, resend } = sent(0)
    expect(resend().secondsLeft).toBe(60)
    await wait(59)
    await send()
    expect(resend().secondsLeft).toBe(1)
    expect(ask).not.toHaveBeenCalled()
    await wait(1)
    expect(resend().secondsLeft).toBe(0)
    await send()
    expect(ask).toHaveBeenCalledOnce()
    expect(resend()).toMatchObject({ secondsLeft: 60, sentCount: 1 })
    await send()
    expect(ask).toHaveBeenCalledOnce()
  })

  it('counts the time in which the computer slept', async () => {
    const { wait, resend } = sent(0)
    vi.setSystemTime(NOW + 45_000)
    await wait(0.25)
    expect(resend().secondsLeft).toBe(15)
    vi.setSystemTime(NOW + 3_600_000)
    await wait(0.25)
    expect(resend().secondsLeft).toBe(0)
  })

  it.each([
    ['as the bank says', 40, 40],
    ['a minute where it does not say', undefined, 60],
  ])('waits longer where the bank finds it too soon: %s', async (_, retryAfterSeconds, left) => {
    const { ask, send, resend } = sent(60)
    ask.mockRejectedValueOnce(new SixpenceError('too_soon', 'wait', { retryAfterSeconds }))
    await send()
    expect(resend()).toMatchObject({ secondsLeft: left, sentCount: 0, failure: undefined })
  })

  it('may be tried again at once where no code went out for another reason', async () => {
    const { ask, send, resend } = sent(60)
    ask.mockRejectedValueOnce(new SixpenceError('offline', 'no network'))
    await send()
    expect(resend()).toMatchObject({ secondsLeft: 0, sentCount: 0, failure: { code: 'offline' } })
    await send()
    expect(resend()).toMatchObject({ secondsLeft: 60, sentCount: 1, failure: undefined })
  })

  it('asks for one while a code is on its way', async () => {
    const { ask, resend } = sent(60)
    let arrive = () => {}
    ask.mockReturnValue(new Promise<void>(done => (arrive = done)))
    act(() => void resend().send())
    act(() => void resend().send())
    expect(resend().isPending).toBe(true)
    expect(ask).toHaveBeenCalledOnce()
    await act(async () => arrive())
    expect(resend().isPending).toBe(false)
  })
})
