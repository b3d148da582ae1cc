import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useSearch } from './use-search.ts'

interface Sought {
  readonly keyword?: string
  readonly type?: string
}

const tell = vi.fn<(search: Sought, isTyping: boolean) => void>()

const hearing = (said: Sought | undefined) =>
  renderHook(({ said: now }) => useSearch<Sought>(now, tell), { initialProps: { said } })

type Held = ReturnType<typeof hearing>
const search = ({ result }: Held) => result.current[0]
const seek = ({ result }: Held, next: Sought) => act(() => result.current[1](next, false))

describe('useSearch', () => {
  it('holds what is chosen at once, and adds the next to it, however slow the host is', () => {
    const held = hearing({ keyword: 'rent' })
    seek(held, { ...search(held), type: 'fee' })
    expect(search(held)).toEqual({ keyword: 'rent', type: 'fee' })
    seek(held, { ...search(held), keyword: 'taxi' })
    expect(tell).toHaveBeenLastCalledWith({ keyword: 'taxi', type: 'fee' }, false)
    held.rerender({ said: { keyword: 'rent', type: 'fee' } })
    expect(search(held)).toEqual({ keyword: 'taxi', type: 'fee' })
    held.rerender({ said: { keyword: 'taxi', type: 'fee' } })
    expect(search(held)).toEqual({ keyword: 'taxi', type: 'fee' })
  })

  it('knows its own words whatever order the host writes them in', () => {
    const held = renderHook(
      ({ said }: { said: Sought & { day?: undefined } }) => useSearch(said, tell),
      { initialProps: { said: {} } },
    )
    const ask = (next: Sought & { day?: undefined }) =>
      act(() => held.result.current[1](next, true))
    ask({ day: undefined, type: 'fee', keyword: 'rent' })
    ask({ type: 'fee', keyword: 'taxi' })
    held.rerender({ said: { keyword: 'rent', type: 'fee' } })
    expect(held.result.current[0]).toEqual({ keyword: 'taxi', type: 'fee' })
  })

  it('follows what the host says by itself, also back to where it was', () => {
    const held = hearing({ keyword: 'rent' })
    seek(held, { keyword: 'taxi' })
    held.rerender({ said: { keyword: 'taxi' } })
    held.rerender({ said: { keyword: 'rent' } })
    expect(search(held)).toEqual({ keyword: 'rent' })
    held.rerender({ said: {} })
    expect(search(held)).toEqual({})
  })

  it('follows who goes back before the host has said their choice', () => {
    const held = hearing({ keyword: 'rent', type: 'fee' })
    seek(held, { keyword: 'rent' })
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(search(held)).toEqual({ keyword: 'rent', type: 'fee' })
  })

  it('keeps it to itself where the host says nothing', () => {
    const held = hearing(undefined)
    expect(search(held)).toEqual({})
    seek(held, { type: 'fee' })
    held.rerender({ said: undefined })
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(search(held)).toEqual({ type: 'fee' })
  })
})
