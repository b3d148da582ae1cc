import { describe, expect, it, vi } from 'vitest'
import { opened } from '../../tests/opened.ts'
import { SixpenceError } from '../errors/index.ts'
import { identityCheck } from './identity-check.ts'

type State = { status: string; provider: 'nfd'; canRetry: boolean }

const state = (status: string): State => ({ status, provider: 'nfd', canRetry: false })

/** A bank that replies in order, and timers that fire at once. */
function aBank(...answers: (State | Error)[]) {
  const waited: number[] = []
  const timers = {
    after: (delayMs: number, ring: () => void) => {
      waited.push(delayMs)
      const timer = setTimeout(ring)
      return () => clearTimeout(timer)
    },
  }
  const asked = vi.fn<() => void>()
  const call = async () => {
    asked()
    const next = answers.shift()
    if (next instanceof Error) throw next
    return (next ?? state('open')) as never
  }
  return { client: opened(identityCheck, { call, platform: { timers } }), asked, waited }
}

describe('waiting for a check', () => {
  it.each(['approved', 'declined', 'expired'])('ends when it is %s', async status => {
    const { client, waited } = aBank(state('open'), state('underInvestigation'), state(status))
    const onState = vi.fn<(told: object) => void>()
    expect(await client.outcome('r1', { onState })).toMatchObject({ status })
    expect(onState.mock.calls.map(([told]) => told)).toEqual(
      ['open', 'underInvestigation', status].map(state),
    )
    expect(waited).toEqual([3000, 4500])
  })

  it('asks every minute at least', async () => {
    const { client, waited } = aBank(
      ...Array.from({ length: 12 }, () => state('open')),
      state('approved'),
    )
    await client.outcome('r1')
    expect(Math.max(...waited)).toBe(60_000)
    expect(waited.at(-1)).toBe(60_000)
  })

  it('waits out a lost connection', async () => {
    const { client } = aBank(
      new SixpenceError('offline', 'no'),
      new SixpenceError('server_unavailable', 'no'),
      state('approved'),
    )
    expect(await client.outcome('r1')).toMatchObject({ status: 'approved' })
  })

  it('is told of a check of somebody else', async () => {
    const { client } = aBank(new SixpenceError('no_access', 'no'))
    await expect(client.outcome('r1')).rejects.toMatchObject({ code: 'no_access' })
  })

  it('stops when it is told to', async () => {
    const { client, asked } = aBank()
    const controller = new AbortController()
    const waiting = client.outcome('r1', {
      signal: controller.signal,
      onState: () => controller.abort(new Error('left')),
    })
    await expect(waiting).rejects.toThrow('left')
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
