import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { secondsOfTimes, timed } from './processor-time.mjs'

describe('the processor time of a command', () => {
  it('counts what it has started, and keeps its exit code', () => {
    const busy = 'while (process.cpuUsage().user < 300_000);'
    const [program = '', ...args] = timed(['sh', '-c', `node -e "${busy}"; exit 3`])
    const { status, output } = spawnSync(program, args, {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      encoding: 'utf8',
    })
    expect(status).toBe(3)
    expect(secondsOfTimes(output[3] ?? '')).toBeGreaterThan(0.2)
  })

  it.each([
    ['0m0.00s 0m0.01s\n1m2.50s 0m0.50s\n', 63],
    ['0m0,00s 0m0,01s\n0m2,50s 0m0,50s\n', 3],
    ['', undefined],
  ])('is read from %j', (said, seconds) => {
    expect(secondsOfTimes(said)).toBe(seconds)
  })
})
