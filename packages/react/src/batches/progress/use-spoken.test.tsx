import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSpoken } from './use-spoken.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('announces the latest of many changes, at most every five seconds', () => {
  const spoken: string[] = []
  const { rerender } = renderHook(
    ({ text }) => {
      const said = useSpoken(text)
      if (spoken.at(-1) !== said) spoken.push(said)
    },
    { initialProps: { text: '0' } },
  )
  for (let second = 1; second <= 12; second++) {
    rerender({ text: `${second}` })
    act(() => void vi.advanceTimersByTime(1_000))
  }
  expect(spoken).toEqual(['0', '5', '10'])
})
