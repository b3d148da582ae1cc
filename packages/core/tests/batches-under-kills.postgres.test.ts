import { describeOnPostgres } from '@sixpence/tooling/postgres'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { batchUnderKills } from './under-faults/batch-under-kills.ts'
import { keepFigures } from './under-faults/keep-figures.ts'
import { twoBanks, type TwoBanks } from './under-faults/two-banks.ts'

const ROWS = Number(process.env['SIXPENCE_ROWS'] ?? 600)
const KILLS = Number(process.env['SIXPENCE_KILLS'] ?? 2)
const KILLS_AT = Array.from({ length: KILLS }, (_, at) => (at + 0.5) / KILLS)
const LONG_MS = (180_000 + ROWS * 100) * (process.env['CI'] ? 3 : 1)

describeOnPostgres('batches', LONG_MS, () => {
  let banks: TwoBanks

  beforeEach(async () => {
    banks = await twoBanks('batches')
  }, LONG_MS)

  afterEach(() => banks.stop(), LONG_MS)

  it(`pay each of ${ROWS} rows once while the bank is killed ${KILLS} times`, async ({
    annotate,
  }) => {
    const { paid, keys, doneAtKills, tookMs } = await batchUnderKills(banks, {
      rows: ROWS,
      killsAt: KILLS_AT,
    })
    await keepFigures(annotate, { rows: ROWS, tookMs, doneAtKills: doneAtKills.join(' ') })
    expect(doneAtKills).toHaveLength(KILLS)
    expect(keys).toHaveLength(ROWS)
    expect(new Set(keys).size).toBe(ROWS)
    expect(paid).toEqual({ status: 'executed', paymentCount: ROWS, refusedCount: 0 })
    expect(await banks.audit()).toEqual([])
    expect(banks.defects()).toEqual([])
  })
})
