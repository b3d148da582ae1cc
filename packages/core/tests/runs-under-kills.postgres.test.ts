import { describeOnPostgres } from '@sixpence/tooling/postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepFigures } from './under-faults/keep-figures.ts'
import { runsUnderKills } from './under-faults/runs-under-kills.ts'
import { twoBanks, type TwoBanks } from './under-faults/two-banks.ts'

const RUNS = Number(process.env['SIXPENCE_RUNS'] ?? 400)
const PAYMENTS = RUNS >= 10_000 ? 51 : 21
const SUBSCRIPTIONS = RUNS / (PAYMENTS - 1)
const LONG_MS = 180_000 + RUNS * 100

describeOnPostgres('payments that repeat themselves', LONG_MS, () => {
  let banks: TwoBanks

  beforeAll(async () => {
    banks = await twoBanks('runs')
  }, LONG_MS)

  afterAll(() => banks.stop(), LONG_MS)

  it(`makes each of ${RUNS} due runs once while both processes are killed twice`, async ({
    annotate,
  }) => {
    const { made, madeAtKills, tookMs } = await runsUnderKills(banks, {
      subscriptions: SUBSCRIPTIONS,
      payments: PAYMENTS,
      killsAt: [0.05, 0.1, 0.5, 0.6],
    })
    await keepFigures(annotate, { runs: RUNS, tookMs, madeAtKills: madeAtKills.join(' ') })
    expect(madeAtKills).toHaveLength(4)
    expect(made.size).toBe(SUBSCRIPTIONS)
    const numbers = Array.from({ length: PAYMENTS - 1 }, (_, at) => at + 2)
    for (const runs of made.values()) {
      expect(runs.map(key => Number(key.split('.')[1])).toSorted((a, b) => a - b)).toEqual(numbers)
    }
    expect(await banks.audit()).toEqual([])
    expect(banks.defects()).toEqual([])
  })
})
