import { describeOnPostgres } from '@sixpence/tooling/postgres'
import { expect, it, type TestContext } from 'vitest'
import { bundledClients } from './under-faults/bundled-clients.ts'
import { keepFigures } from './under-faults/keep-figures.ts'
import { moneyUnderFaults, NOTHING_WRONG } from './under-faults/money-run.ts'
import { SEEDED_BUGS, type SeededBug } from './under-faults/seeded-bugs.ts'
import { twoBanks } from './under-faults/two-banks.ts'

const SEED = Number(process.env['SIXPENCE_SEED'] ?? 20_261_121)
const LONG_MS = 300_000

type Annotate = TestContext['annotate']

/** Returns all failures of the suite; none if it is clean. */
async function complaints(
  { client, bank }: Omit<SeededBug, 'name' | 'caughtAs'>,
  name: string,
  annotate: Annotate,
) {
  const banks = await twoBanks(name, bank)
  try {
    const driveClients = await bundledClients(name, client)
    const run = { intents: 300, clients: 24, seed: SEED, driveClients }
    const { figures, ...wrong } = await moneyUnderFaults(banks, run)
    await keepFigures(annotate, figures)
    const said = JSON.stringify(wrong)
    const isWhole = figures['intents'] === run.intents
    return said === JSON.stringify(NOTHING_WRONG) && isWhole ? '' : said
  } catch (error) {
    return String(error)
  } finally {
    await banks.stop()
  }
}

describeOnPostgres('the suite of money under faults', LONG_MS, () => {
  it('finds nothing wrong with what has no bug', async ({ annotate }) => {
    expect(await complaints({}, 'no-bug', annotate)).toBe('')
  })

  it.for(SEEDED_BUGS.map((bug, at) => ({ ...bug, at })))(
    'goes red when $name',
    async ({ at, caughtAs, ...bug }, { annotate }) => {
      expect(await complaints(bug, `bug-${at}`, annotate)).toMatch(caughtAs)
    },
  )
})
