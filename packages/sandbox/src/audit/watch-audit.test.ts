import { describe, expect, it } from 'vitest'
import type { Finding } from './finding.ts'
import { watchAudit } from './watch-audit.ts'

const FINDING: Finding = {
  invariant: 'booksBalance',
  about: 'EUR',
  message: 'all balances sum to 1',
}

describe('watchAudit', () => {
  it('audits until it is stopped, and once more then', async () => {
    let audits = 0
    const watch = watchAudit(
      async () => {
        audits += 1
        return []
      },
      { pauseMs: 1 },
    )
    await expect.poll(() => audits).toBeGreaterThan(2)
    expect(await watch.stop()).toBe(audits)
  })

  it('fails on the first finding', async () => {
    const answers = [[], [FINDING], []]
    const watch = watchAudit(async () => answers.shift() ?? [], { pauseMs: 1 })
    await expect(watch.failed).rejects.toThrow('booksBalance, EUR: all balances sum to 1')
    await expect(watch.stop()).rejects.toThrow('all balances sum to 1')
  })

  it('fails on what only the last look finds', async () => {
    let findings: Finding[] = []
    const watch = watchAudit(async () => findings, { pauseMs: 1 })
    findings = [FINDING]
    await expect(watch.stop()).rejects.toThrow('The books are wrong')
  })
})
