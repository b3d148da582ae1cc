// The rows of a batch paid at a bank of one process, next to writing only their ledger entries.
import { fileURLToPath } from 'node:url'
import { runSuite } from './run-suite.mjs'

const ROWS = process.env.ROWS ?? '2000'

/** Throws if they cost more than four times as much processor time. */
export function measureBatchRows() {
  const { isGood, figures } = runSuite('batch-cost.more', {
    title: 'cost at most',
    tests: 'packages/sandbox/tests',
    env: { SIXPENCE_BATCH_ROWS: ROWS },
  })
  if (!isGood) throw new Error('The rows of a batch cost too much.')
  return [figures]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(measureBatchRows())
