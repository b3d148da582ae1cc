import { describe, expect, it } from 'vitest'
import { createViolationLog } from './violation-log.ts'

const reports = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    directive: 'script-src',
    blocked: `no ${n}`,
    document: '',
  }))

function aLog() {
  const time = { now: 0 }
  const told: string[] = []
  const log = createViolationLog(
    ({ blocked }) => told.push(blocked),
    () => time.now,
  )
  return { log, time, told }
}

describe('createViolationLog', () => {
  it('keeps the latest hundred', () => {
    const { log } = aLog()
    log.add(reports(3))
    log.add(reports(150))
    expect(log.latest()).toHaveLength(100)
    expect(log.latest().at(-1)?.blocked).toBe('no 149')
  })

  it('tells of thirty a minute', () => {
    const { log, time, told } = aLog()
    for (let n = 0; n < 20; n += 1) log.add(reports(2))
    expect(told).toHaveLength(30)
    time.now = 59_999
    log.add(reports(1))
    expect(told).toHaveLength(30)
    time.now = 60_000
    log.add(reports(50))
    expect(told).toHaveLength(60)
  })
})
