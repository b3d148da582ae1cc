// Payments of 64 clients at two bank processes on one PostgreSQL, a fifth of all calls faulted:
// the suite of the workspace with ten times as many, on the system's server where there is one.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const INTENTS = process.env.INTENTS ?? '10000'
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SUITE = 'packages/core/tests/money-under-faults.postgres.test.ts'
const SYSTEM = existsSync('/usr/lib/postgresql') ? { SIXPENCE_POSTGRES: 'system' } : {}

/** Fails when anything was lost, paid twice or left open. */
export function measureFaults() {
  const folder = mkdtempSync(join(tmpdir(), 'sixpence-faults-'))
  const figures = join(folder, 'figures.jsonl')
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(process.execPath, [vitest, 'run', SUITE, '-t', 'intents'], {
    cwd: ROOT,
    env: { ...process.env, ...SYSTEM, SIXPENCE_INTENTS: INTENTS, SIXPENCE_FIGURES: figures },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('Money was lost, paid twice or left open: see above.')
  const measured = JSON.parse(readFileSync(figures, 'utf8'))
  rmSync(folder, { recursive: true })
  return Object.entries({ lost: 0, duplicated: 0, unresolved: 0, ...measured }).map(
    ([what, count]) => ({ what, count }),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(measureFaults())
