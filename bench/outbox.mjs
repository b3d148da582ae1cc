// The time from a commit to the first message to a merchant's server: 50 events a second, without
// and with servers that hang.
import { fileURLToPath } from 'node:url'
import { runSuite } from './run-suite.mjs'

const MERCHANTS = process.env.MERCHANTS ?? '1000'
const SECONDS = process.env.SECONDS ?? '20'

/** Throws if a server received a message far too late. */
export function measureOutbox() {
  const { isGood, figures } = runSuite('outbox-load.postgres', {
    title: 'outbox under load',
    tests: 'packages/sandbox/tests',
    env: { SIXPENCE_MERCHANTS: MERCHANTS, SIXPENCE_SECONDS: SECONDS },
  })
  if (!isGood) throw new Error('A server was told too late.')
  const { merchants, hanging, alone, besideHanging } = figures
  return [{ merchants, hanging, 'p95 alone, ms': alone, 'p95 beside them, ms': besideHanging }]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(measureOutbox())
