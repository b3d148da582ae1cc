// The rows of a batch paid at a bank of one process, next to writing only their ledger entries, and
// how long the transfers of other customers take meanwhile.
import { fileURLToPath } from 'node:url'
import { runSuite } from './run-suite.mjs'

const ROWS = process.env.ROWS ?? '2000'

const OTHERS_MS = 1_000

/**
 * Throws if the rows cost more than four times as much processor time, or one transfer in twenty
 * takes more than a second.
 */
export function measureBatchRows() {
  const { isGood, figures } = runSuite('batch-cost.more', {
    title: 'the rows of a batch',
    tests: 'packages/sandbox/tests',
    env: { SIXPENCE_BATCH_ROWS: ROWS },
  })
  if (!isGood) throw new Error('The rows of a batch cost too much.')
  if (figures.p95Ms > OTHERS_MS) throw new Error('A batch keeps others waiting.')
  return [figures]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(measureBatchRows())
