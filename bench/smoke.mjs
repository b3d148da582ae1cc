// Whether each measurement still runs: with the smallest counts, ours alone, and no figure is judged.
// Needs the built packages, and nothing of this folder's own lockfile.
//   node bench/smoke.mjs [name …]
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleBank } from '../packages/tooling/run/build-bank.mjs'
import { withBank } from './smoke-bank.mjs'

const HUNG_MS = 120_000
const here = fileURLToPath(new URL('.', import.meta.url))

const SMOKES = {
  'address-timing.mjs': { PAIRS: 1, WARM_UP: 0, needsBank: true },
  'call.mjs': { ROUNDS: 1, CALLS: 2 },
  'decode.mjs': { ROUNDS: 1 },
  'faults.mjs': {},
  'history-query.mjs': { ROUNDS: 1, ROWS: 100 },
  'history.mjs': { ROUNDS: 1, ROWS: 100, FRAMES: 3 },
  'host-cost.mjs': { ROUNDS: 1, SETTLED_MS: 20 },
  'merchant-lists.mjs': {},
  'outbox.mjs': {},
  'refresh.mjs': { ROUNDS: 1, CALLS: 10 },
  'runs.mjs': {},
  'sandbox-start.mjs': { ROUNDS: 1 },
  'sizes.mjs': {},
  'statement.mjs': { ROUNDS: 1, PAYMENTS: 3 },
  'uploads.mjs': { ROUNDS: 1, RELOADS: 0, SIZE: 2_000_000, CANCEL_AFTER_MS: 100, WATCH_MS: 500 },
}
/** What the others are made of. */
const PARTS = [
  'browser.mjs',
  'build-pages.mjs',
  'history-answer.mjs',
  'peers.mjs',
  'run-suite.mjs',
  'run.mjs',
  'server.mjs',
  'smoke-bank.mjs',
  'smoke.mjs',
]

// What `uploads.mjs` starts.
await bundleBank()
const asked = process.argv.slice(2)
const failed = readdirSync(here)
  .filter(file => file.endsWith('.mjs') && !PARTS.includes(file) && !(file in SMOKES))
  .map(file => `${file} has no smoke`)
for (const [file, settings] of Object.entries(SMOKES)) {
  if (asked.length > 0 && !asked.includes(file.replace('.mjs', ''))) continue
  const began = performance.now()
  const { code, said } = await smoke(file, settings)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✖'} ${file.padEnd(20)} ${seconds} s`)
  if (code !== 0) failed.push(`${file} ended with ${code}:\n${said}`)
}
for (const fault of failed) console.error(`✖ ${fault}`)
process.exitCode = failed.length === 0 ? 0 : 1

function smoke(file, { needsBank, ...counts }) {
  if (needsBank) return withBank(addresses => run(file, { ...counts, ...addresses }))
  return run(file, counts)
}

function run(file, counts) {
  const env = { ...process.env, PEERS: 'none', ...asTexts(counts) }
  const options = { env, timeout: HUNG_MS, killSignal: 'SIGKILL' }
  const child = spawn(process.execPath, [`${here}${file}`], options)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (said += data))
  return new Promise(resolve => {
    child.once('close', (code, signal) => resolve({ code: code ?? signal, said }))
  })
}

function asTexts(counts) {
  return Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, String(value)]))
}
