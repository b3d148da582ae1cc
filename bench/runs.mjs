// Runs of recurring payments, all due at once after the clock has jumped, and the rows of a batch, at
// two bank processes on one PostgreSQL that are killed meanwhile.
import { runSuite } from './run-suite.mjs'
import { fileURLToPath } from 'node:url'

const RUNS = process.env.RUNS ?? '10000'
const ROWS = process.env.ROWS ?? '100000'
/** For three subscriptions: weekly, monthly, quarterly. */
const INSTALLMENTS_A_YEAR = 68

/** Throws if a run was made twice or left out. */
export function measureRuns() {
  const { isGood, figures } = runSuite('runs-under-kills.postgres', {
    title: 'due runs',
    env: { SIXPENCE_RUNS: RUNS },
    kills: true,
  })
  if (!isGood) throw new Error('A run was made twice or left out.')
  const { runs, madeAtKills, tookMs } = figures
  return [{ runs, 'made at kills': madeAtKills, 'took, s': Math.round(tookMs / 1000) }]
}

/**
 * The same number of installments of subscriptions, in every rhythm. Throws if one was paid twice
 * or left out.
 */
export function measureInstallments() {
  const { isGood, figures } = runSuite('installments-under-kills.postgres', {
    title: 'installments',
    env: { SIXPENCE_SUBSCRIBERS: String(Math.ceil(Number(RUNS) / INSTALLMENTS_A_YEAR)) },
    kills: true,
  })
  if (!isGood) throw new Error('An installment was paid twice or left out.')
  const { installments, madeAtKills, tookMs } = figures
  return [{ installments, 'made at kills': madeAtKills, 'took, s': Math.round(tookMs / 1000) }]
}

/** Throws if a row of a batch was paid twice or left out. */
export function measureBatch() {
  const { isGood, figures } = runSuite('batches-under-kills.postgres', {
    title: 'batches',
    env: { SIXPENCE_ROWS: ROWS, SIXPENCE_KILLS: '20' },
    kills: true,
  })
  if (!isGood) throw new Error('A row of a batch was paid twice or left out.')
  const { rows, doneAtKills, tookMs } = figures
  return [{ rows, 'paid at kills': doneAtKills, 'took, s': Math.round(tookMs / 1000) }]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.table(measureRuns())
  console.table(measureInstallments())
  console.table(measureBatch())
}
