import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from './root.mjs'

const folder = process.env.SIXPENCE_COUNTS_DIR ?? join(ROOT, 'node_modules/.cache/sixpence-counts')

/** Forgets what earlier runs have counted. */
export function clearCounts() {
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Keeps what one kind of tests has counted, for the end of the run; `later` names the tests that
 * passed only at a later try, and what was wrong before: a fault that comes by chance is told once.
 * A runner that several steps start says in SIXPENCE_KIND_OF_TESTS which of them this is.
 */
export function writeCount(kindOfRunner, { later, ...count }) {
  const kind = process.env.SIXPENCE_KIND_OF_TESTS ?? kindOfRunner
  mkdirSync(folder, { recursive: true })
  const named = later.map(({ name, why }) => ({ name: `${kind}: ${name}`, why }))
  writeFileSync(join(folder, `${kind}.json`), JSON.stringify({ ...count, later: named }))
}

export function sumOfCounts() {
  const sum = { passed: 0, failed: 0 }
  for (const { passed, failed } of Object.values(countsByKind())) {
    sum.passed += passed
    sum.failed += failed
  }
  return sum
}

/** What there is to say of each test that passed only at a later try; one not on the list is new. */
export function linesOfLaterTries(known = listOfLaterTries()) {
  return Object.values(countsByKind())
    .flatMap(({ later }) => later)
    .flatMap(({ name, why }) => [
      `${known.includes(name) ? 'passed' : 'NEW: passed'} at a later try: ${name}`,
      ...linesOf(why).map(line => `    ${line}`),
    ])
}

/** The counterexample of a property stands in the third. */
const linesOf = why => why.split('\n').slice(0, 6)

const listOfLaterTries = () =>
  JSON.parse(readFileSync(new URL('later-tries.json', import.meta.url), 'utf8'))

/** What each kind of tests has counted. */
export function countsByKind() {
  try {
    return Object.fromEntries(
      readdirSync(folder).map(file => [
        basename(file, '.json'),
        JSON.parse(readFileSync(join(folder, file), 'utf8')),
      ]),
    )
  } catch {
    return {}
  }
}
