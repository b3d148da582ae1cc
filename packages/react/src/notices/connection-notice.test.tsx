import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { ConnectionNotice } from './connection-notice.tsx'

let isOnline = true

beforeEach(() => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

const said = () => screen.getByRole('status').textContent

function render() {
  const { sixpence, realtime } = aBank()
  renderInBank(<ConnectionNotice />, { sixpence })
  const turn = async (state: 'online' | 'offline') => {
    isOnline = state === 'online'
    act(() => void window.dispatchEvent(new Event(state)))
    await pass(0)
  }
  const become = async (state: 'open' | 'connecting') => {
    act(() => realtime.become(state))
    await pass(0)
  }
  return { turn, become }
}

describe('ConnectionNotice', () => {
  it('has its region there before there is anything to say', async () => {
    render()
    await pass(60_000)
    expect(said()).toBe('')
  })

  it('says that the network is gone, at once, and when it is back', async () => {
    const { turn } = render()
    await turn('offline')
    expect(said()).toMatch(/offline/)
    await turn('online')
    expect(said()).toMatch(/back online/)
    await pass(5_000)
    expect(said()).toBe('')
  })

  it('says that the line to the bank is lost, and when it is back (RT-001)', async () => {
    const { become } = render()
    await become('connecting')
    await pass(3_000)
    expect(said()).toMatch(/lost the connection/)
    await become('open')
    expect(said()).toMatch(/back online/)
    await pass(5_000)
    expect(said()).toBe('')
  })

  it('keeps quiet about an interruption that is over at once', async () => {
    const { become } = render()
    await become('connecting')
    await pass(2_999)
    await become('open')
    await pass(10_000)
    expect(said()).toBe('')
  })

  it('does not say that all is well while the bank is still out of reach', async () => {
    const { turn, become } = render()
    await turn('offline')
    await become('connecting')
    await turn('online')
    expect(said()).toMatch(/lost the connection/)
    await become('open')
    expect(said()).toMatch(/back online/)
  })
})
