import { describeOnPostgres } from '@sixpence/tooling/postgres'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepFigures } from './under-faults/keep-figures.ts'
import { beginTransfers } from './under-faults/repeating-payments.ts'
import { runsUnderKills } from './under-faults/runs-under-kills.ts'
import { twoBanks, type TwoBanks } from './under-faults/two-banks.ts'

const RUNS = Number(process.env['SIXPENCE_RUNS'] ?? 400)
const isMany = RUNS >= 10_000
const PAYMENTS = isMany ? 51 : 21
const SUBSCRIPTIONS = RUNS / (PAYMENTS - 1)
const KILLS_AT = [0.05, 0.1, 0.5, 0.6]
const WEEK_MS = 7 * 86_400_000
const LONG_MS = (180_000 + RUNS * 100) * (process.env['CI'] ? 3 : 1)

const numbersTo = (last: number) => Array.from({ length: last - 1 }, (_, at) => at + 2)
describeOnPostgres('payments that repeat themselves', LONG_MS, () => {
  let banks: TwoBanks

  beforeEach(async () => {
    banks = await twoBanks('runs')
  }, LONG_MS)

  afterEach(() => banks.stop(), LONG_MS)

  it(`makes each of ${RUNS} due runs once while both processes are killed twice`, async ({
    annotate,
  }) => {
    const begun = await beginTransfers(banks, { subscriptions: SUBSCRIPTIONS, payments: PAYMENTS })
    const jumpMs = PAYMENTS * WEEK_MS
    const wish = { begun, due: RUNS, jumpMs, killsAt: KILLS_AT }
    const { made, madeAtKills, tookMs } = await runsUnderKills(banks, wish)
    await keepFigures(annotate, { runs: RUNS, tookMs, madeAtKills: madeAtKills.join(' ') })
    expect(madeAtKills).toHaveLength(KILLS_AT.length)
    expect(made).toEqual(new Map(begun.map(key => [key, numbersTo(PAYMENTS)])))
    expect(await banks.audit()).toEqual([])
    expect(banks.defects()).toEqual([])
  })
})
