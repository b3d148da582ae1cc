// Checks quickly that each measurement still runs: with the smallest counts, only ours, without
// judging figures. Needs the built packages, and nothing of this folder's own lockfile.
//   node bench/smoke.mjs [name …]
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { TOLERANCE, timesSlower, timeTable } from '../packages/tooling/run/budget.mjs'
import { bundleBank } from '../packages/tooling/run/build-bank.mjs'
import { Steps } from '../packages/tooling/run/steps.mjs'
import { withBank } from './smoke-bank.mjs'

const HUNG_MS = 120_000
/** In processor seconds, like budgets, because those vary least. */
const WORK_SECONDS = 5
/** The time that a smoke run may need in addition for what it starts before measuring. */
const START_SECONDS = { bank: 4, browser: 2, suite: 12 }
const here = fileURLToPath(new URL('.', import.meta.url))

const SMOKES = {
  'address-timing': { starts: [], counts: { PAIRS: 1, WARM_UP: 0 }, needsBank: true },
  // Up to 500 of them are paid when submitted, which isn't measured.
  'batch-rows': { starts: ['suite', 'bank'], counts: { ROWS: 700 } },
  'batch-files': { starts: [], counts: { ROUNDS: 1, ROWS: 1000, FILES: 100 } },
  'batch-grid': { starts: ['browser'], counts: { ROUNDS: 1, ROWS: 1500, FRAMES: 3 } },
  call: { starts: ['browser'], counts: { ROUNDS: 1, CALLS: 2 } },
  decode: { starts: ['browser'], counts: { ROUNDS: 1 } },
  decoders: { starts: [], counts: { COUNT: 20 } },
  faults: { starts: ['suite'], counts: {} },
  'history-query': { starts: ['bank'], counts: { ROUNDS: 1, ROWS: 100 } },
  history: { starts: ['browser'], counts: { ROUNDS: 1, ROWS: 100, FRAMES: 3 } },
  'home-reload': { starts: ['bank', 'browser'], counts: { ROUNDS: 1, SETTLED_MS: 100 } },
  'host-cost': { starts: ['browser'], counts: { ROUNDS: 1, SETTLED_MS: 20 } },
  'merchant-lists': {
    starts: ['suite', 'bank'],
    counts: { LOG_ROWS: 100, API_KEYS: 10, INVOICES: 100 },
  },
  outbox: { starts: ['suite', 'bank'], counts: { MERCHANTS: 10, SECONDS: 1 } },
  refresh: { starts: ['browser'], counts: { ROUNDS: 1, CALLS: 10 } },
  runs: { starts: ['suite'], counts: {} },
  'sandbox-start': { starts: ['bank'], counts: { ROUNDS: 1 } },
  sizes: { starts: [], counts: {} },
  statement: { starts: ['bank'], counts: { ROUNDS: 1, PAYMENTS: 3 } },
  uploads: {
    starts: ['bank', 'browser'],
    counts: { ROUNDS: 1, RELOADS: 0, SIZE: 2_000_000, CANCEL_AFTER_MS: 100, WATCH_MS: 500 },
  },
}
/** The modules of the other measurements. */
const PARTS = [
  'browser',
  'build-pages',
  'history-answer',
  'peers',
  'run-suite',
  'run',
  'server',
  'smoke-bank',
  'smoke',
]

// `uploads` starts it.
await bundleBank()
const steps = new Steps()
const asked = process.argv.slice(2)
const names = Object.keys(SMOKES).filter(name => asked.length === 0 || asked.includes(name))
for (const name of names) await smoke(name)
const budget = Object.fromEntries(names.map(name => [name, budgetOf(name)]))
const slower = timesSlower(steps.done, budget)
console.log(`\n${timeTable({ steps: steps.done, budget, inAll: steps.inAll })}`)
const faults = [...withoutSmoke(), ...steps.failed.map(faultOf), ...tooSlow()]
for (const fault of faults) console.error(`✖ ${fault}`)
process.exitCode = faults.length === 0 ? 0 : 1

async function smoke(name) {
  const { counts, needsBank } = SMOKES[name]
  const run = addresses => {
    const env = { PEERS: 'none', ...asTexts(counts), ...addresses }
    return steps.run(name, ['node', `${here}${name}.mjs`], { env, hungMs: HUNG_MS })
  }
  await (needsBank ? withBank(run) : run())
}

function mayTake(name) {
  return budgetOf(name) * TOLERANCE * slower
}

function budgetOf(name) {
  const starting = SMOKES[name].starts.map(what => START_SECONDS[what])
  return starting.reduce((sum, seconds) => sum + seconds, WORK_SECONDS)
}

function tooSlow() {
  return steps.done
    .filter(({ label, processor = 0 }) => processor > mayTake(label))
    .map(({ label, processor }) => {
      const limit = mayTake(label).toFixed(0)
      return `${label} took ${processor.toFixed(1)} processor seconds, where ${limit} may be`
    })
}

function withoutSmoke() {
  return readdirSync(here)
    .filter(file => file.endsWith('.mjs'))
    .map(file => file.replace('.mjs', ''))
    .filter(name => !PARTS.includes(name) && !(name in SMOKES))
    .map(name => `${name} has no smoke`)
}

function faultOf({ label, because }) {
  return `${label} ${because}`
}

function asTexts(counts) {
  return Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, String(value)]))
}
