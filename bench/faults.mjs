// Payments of 64 clients at two bank processes on one PostgreSQL, with faults in a fifth of all
// calls: the suite of the workspace with ten times as many payments, on the system's server if
// there is one. Beside it, a client with one change: it makes a new key for each retry.
import { fileURLToPath } from 'node:url'
import { isAlone } from './peers.mjs'
import { runSuite } from './run-suite.mjs'

const INTENTS = process.env.INTENTS ?? '10000'

/** Throws if anything was lost, paid twice, left open, not reported, or is shown as it was. */
export function measureFaults() {
  const ours = run('money-under-faults.postgres', 'intents')
  if (!ours.isGood) throw new Error('Something was lost, paid twice, left open or not shown.')
  if (isAlone) return [row('Sixpence', ours.figures)]
  // It passes if the suite has caught the client.
  const peer = run('seeded-bugs.full', 'a new key for each retry')
  if (!peer.isGood) throw new Error('The client with new keys was not caught.')
  return [row('Sixpence', ours.figures), row('a new key for each retry', peer.figures)]
}

const run = (suite, title) =>
  runSuite(suite, { title, env: { SIXPENCE_INTENTS: INTENTS }, kills: true })

function row(client, figures) {
  const { intents, settled, moved, faults, crashedTabs, resolvedAfterMs, shownAfterMs } = figures
  return {
    client,
    intents,
    settled,
    'paid twice': moved - settled,
    'twice in 1,000': Math.round(((moved - settled) / intents) * 1000),
    faults,
    crashedTabs,
    'resolved, s': resolvedAfterMs / 1000,
    'shown, s': shownAfterMs / 1000,
    'took, s': Math.round(figures.tookMs / 1000),
    postgres: figures.postgres,
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(measureFaults())
