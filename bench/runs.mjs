// Runs of payments that repeat themselves, all due at once after the clock has jumped, at two bank
// processes on one PostgreSQL that are killed twice each meanwhile.
import { runSuite } from './run-suite.mjs'
import { fileURLToPath } from 'node:url'

const RUNS = process.env.RUNS ?? '10000'

/** Fails when a run was made twice or left out. */
export function measureRuns() {
  const { isGood, figures } = runSuite('runs-under-kills.postgres', {
    title: 'due runs',
    env: { SIXPENCE_RUNS: RUNS },
  })
  if (!isGood) throw new Error('A run was made twice or left out.')
  const { runs, madeAtKills, tookMs } = figures
  return [{ runs, 'made at kills': madeAtKills, 'took, s': Math.round(tookMs / 1000) }]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(measureRuns())
