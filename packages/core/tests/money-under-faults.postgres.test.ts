import { describeOnPostgres } from '@sixpence/tooling/postgres'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { driveClients } from './under-faults/drive-clients.ts'
import { keepFigures } from './under-faults/keep-figures.ts'
import { moneyUnderFaults, NOTHING_WRONG } from './under-faults/money-run.ts'
import { twoBanks, type TwoBanks } from './under-faults/two-banks.ts'

const SEED = Number(process.env['SIXPENCE_SEED'] ?? 20_261_121)
const isFull = process.env['SIXPENCE_FULL'] === '1'
const INTENTS = Number(process.env['SIXPENCE_INTENTS'] ?? (isFull ? 1_000 : 300))
const CLIENTS = 64
// The full run kills more often.
const KILLS = isFull ? 20 : 3
const PAYMENTS_A_KILL = 50
// Measured on a quiet machine; on landing it may be three times as slow.
const BACK_WITHIN_MS = process.env['CI'] ? 15_000 : 5_000
const LONG_MS = (120_000 + INTENTS * 200) * (process.env['CI'] ? 3 : 1)

describeOnPostgres('money under faults', LONG_MS, () => {
  let banks: TwoBanks

  beforeEach(async () => {
    banks = await twoBanks('bank')
  }, LONG_MS)

  afterEach(() => banks.stop(), LONG_MS)

  it(`moves once what ${INTENTS} intents of ${CLIENTS} clients say, at two banks`, async ({
    annotate,
  }) => {
    const run = { intents: INTENTS, clients: CLIENTS, seed: SEED, driveClients }
    const { figures, ...wrong } = await moneyUnderFaults(banks, run)
    await keepFigures(annotate, figures)
    expect(wrong.findings.map(({ message }) => message).join()).toBe('')
    expect(wrong, `seed ${SEED}`).toEqual(NOTHING_WRONG)
    expect(figures).toMatchObject({ intents: INTENTS })
    expect(figures['resolvedAfterMs']).toBeLessThan(30_000)
    expect(figures['shownAfterMs']).toBeLessThan(30_000)
  })
  it(`moves once what clients say while a bank is killed ${KILLS} times`, async ({ annotate }) => {
    const kills: Promise<number>[] = []
    const onPayment = (count: number) => {
      if (count % PAYMENTS_A_KILL === 0 && kills.length < KILLS) {
        const [before, which] = [kills.at(-1), kills.length % 2]
        const kill = Promise.resolve(before).then(() => banks.killOne(which))
        // Nobody waits for an abandoned run.
        kill.catch(() => undefined)
        kills.push(kill)
      }
    }
    const intents = (KILLS + 1) * PAYMENTS_A_KILL
    const calm = () => Promise.all(kills)
    const run = { intents, clients: CLIENTS, seed: SEED + 1, driveClients, onPayment, calm }
    const running = moneyUnderFaults(banks, run)
    // Whatever the result, restarts anything killed before the servers stop.
    await Promise.allSettled([running])
    const backAfterMs = await Promise.all(kills)
    const { figures, ...wrong } = await running
    await keepFigures(annotate, { ...figures, worstBackAfterMs: Math.max(...backAfterMs) })
    expect(wrong.findings.map(({ message }) => message).join()).toBe('')
    expect(wrong, `seed ${SEED}`).toEqual(NOTHING_WRONG)
    expect(backAfterMs).toHaveLength(KILLS)
    expect(Math.max(...backAfterMs)).toBeLessThanOrEqual(BACK_WITHIN_MS)
    expect(figures['resolvedAfterMs']).toBeLessThan(30_000)
    expect(figures['shownAfterMs']).toBeLessThan(30_000)
  })
})
