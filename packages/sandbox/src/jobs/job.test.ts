import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../db/index.ts'
import { type Job, startJob, UNDEFINED_TABLE } from './job.ts'

type Round = Parameters<typeof startJob>[0]['round']

let job: Job | undefined
/** The job's listeners: for calls of the database, and for lost ones. */
const heard: Record<string, () => void> = {}
const onDefect = vi.fn<(cause: unknown) => void>()

/** A round that ends on command. */
function aRound() {
  const ends: ((restMs: number) => void)[] = []
  const round = vi.fn<Round>(() => new Promise(end => ends.push(end)))
  const end = async (restMs = 60_000) => {
    ends.shift()?.(restMs)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { round, end }
}

async function start(round: Round) {
  const stopListening = vi.fn<() => Promise<void>>(async () => undefined)
  const listen: Database['listen'] = async (channel, hear, onGap) => {
    Object.assign(heard, { [channel]: () => hear(''), gap: onGap })
    return stopListening
  }
  const database = { listen } as Database
  job = await startJob({ database, channel: 'sixpence_test', round, onDefect })
  await vi.advanceTimersByTimeAsync(0)
  return { job, stopListening }
}

beforeEach(() => {
  vi.useFakeTimers()
  onDefect.mockReset()
})

afterEach(async () => {
  await job?.close()
  vi.useRealTimers()
})

describe('a job', () => {
  it('looks at once, and then as often as there is something to do', async () => {
    const round = vi.fn<Round>().mockResolvedValueOnce(50).mockResolvedValue(60_000)
    await start(round)
    expect(round).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(49)
    expect(round).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(round).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(round).toHaveBeenCalledTimes(3)
  })

  it.each(['sixpence_test', 'gap'])('looks when the database calls: %s', async call => {
    const round = vi.fn<Round>(async () => 60_000)
    await start(round)
    heard[call]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(round).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(round).toHaveBeenCalledTimes(2)
  })

  it('looks once more after what it was called for meanwhile, and never twice at once', async () => {
    const { round, end } = aRound()
    const { job: working } = await start(round)
    for (let times = 0; times < 3; times += 1) working.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(round).toHaveBeenCalledTimes(1)
    await end()
    expect(round).toHaveBeenCalledTimes(2)
    await end()
    expect(round).toHaveBeenCalledTimes(2)
  })

  it('is woken by what its round has left under way', async () => {
    const round = vi.fn<Round>(async () => 60_000)
    await start(round)
    round.mock.calls[0]?.[0]()
    await vi.advanceTimersByTimeAsync(0)
    expect(round).toHaveBeenCalledTimes(2)
  })

  it('tells of a defect, and tries again a second later', async () => {
    const defect = new Error('of ours')
    const round = vi.fn<Round>().mockRejectedValueOnce(defect).mockResolvedValue(60_000)
    await start(round)
    expect(onDefect).toHaveBeenCalledExactlyOnceWith(defect)
    await vi.advanceTimersByTimeAsync(999)
    expect(round).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(round).toHaveBeenCalledTimes(2)
  })

  it('says nothing while a reset by another process has dropped the tables', async () => {
    const dropped = Object.assign(new Error('gone'), { code: UNDEFINED_TABLE })
    const round = vi.fn<Round>().mockRejectedValueOnce(dropped).mockResolvedValue(60_000)
    await start(round)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(onDefect).not.toHaveBeenCalled()
    expect(round).toHaveBeenCalledTimes(2)
  })

  it('ends after the round that is under way, and does nothing after that', async () => {
    const { round, end } = aRound()
    const { job: working, stopListening } = await start(round)
    working.wake()
    const closed = vi.fn<() => void>()
    void working.close().then(closed)
    await vi.advanceTimersByTimeAsync(0)
    expect(stopListening).toHaveBeenCalledOnce()
    expect(closed).not.toHaveBeenCalled()
    await end(50)
    expect(closed).toHaveBeenCalledOnce()
    working.wake()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(round).toHaveBeenCalledTimes(1)
  })
})
