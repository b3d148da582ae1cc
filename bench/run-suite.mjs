// A suite of the workspace on PostgreSQL, run for the figures that it keeps.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SYSTEM = existsSync('/usr/lib/postgresql') ? { SIXPENCE_POSTGRES: 'system' } : {}

/** Runs the tests of a title, on the system's server where there is one. */
export function runSuite(suite, { title, env, tests = 'packages/core/tests' }) {
  const folder = mkdtempSync(join(tmpdir(), 'sixpence-faults-'))
  const figures = join(folder, 'figures.jsonl')
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', `${tests}/${suite}.test.ts`, '-t', title]
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...SYSTEM, SIXPENCE_FULL: '1', SIXPENCE_FIGURES: figures, ...env },
    stdio: 'inherit',
  })
  const measured = existsSync(figures) ? JSON.parse(readFileSync(figures, 'utf8')) : undefined
  rmSync(folder, { recursive: true })
  return { isGood: status === 0 && measured !== undefined, figures: measured }
}
