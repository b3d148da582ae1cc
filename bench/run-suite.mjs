// Runs a suite of the workspace on PostgreSQL for its figures.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isAlone } from './peers.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
const SYSTEM = existsSync('/usr/lib/postgresql') ? { SIXPENCE_POSTGRES: 'system' } : {}

/**
 * Runs the tests with a title, on the system's server if there is one. For suites with `kills`, a
 * smoke run only checks that the test exists: with few payments nothing is under way at a kill.
 */
export function runSuite(suite, { title, env, tests = 'packages/core/tests', kills = false }) {
  if (isAlone && kills) return { isGood: hasTest(`${tests}/${suite}.test.ts`, title), figures: {} }
  const folder = mkdtempSync(join(tmpdir(), 'sixpence-figures-'))
  const figures = join(folder, 'figures.jsonl')
  const args = [VITEST, 'run', `${tests}/${suite}.test.ts`, '-t', title]
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...SYSTEM, SIXPENCE_FULL: '1', SIXPENCE_FIGURES: figures, ...env },
    stdio: 'inherit',
  })
  const measured = existsSync(figures) ? merged(readFileSync(figures, 'utf8')) : undefined
  rmSync(folder, { recursive: true })
  return { isGood: status === 0 && measured !== undefined, figures: measured }
}

/** Each test of a suite has written a line. */
const merged = text =>
  Object.assign(
    {},
    ...text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line)),
  )

function hasTest(file, title) {
  const args = [VITEST, 'list', file, '-t', title]
  const options = { cwd: ROOT, env: { ...process.env, ...SYSTEM, SIXPENCE_FULL: '1' } }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
  if (status !== 0) console.error(String(stderr))
  return status === 0 && String(stdout).includes(file)
}
