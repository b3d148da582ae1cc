import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from './root.mjs'

const folder = process.env.SIXPENCE_COUNTS_DIR ?? join(ROOT, 'node_modules/.cache/sixpence-counts')

/** Deletes the counts of earlier runs. */
export function clearCounts() {
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Saves the counts of one kind of tests for the end of the run. `later` contains the tests that
 * only passed at a later try, with the earlier fault, which is reported once; `faults` those that
 * failed. If several steps start the same runner, SIXPENCE_KIND_OF_TESTS is the name of this step.
 */
export function writeCount(kindOfRunner, { later, faults = [], ...count }) {
  const kind = process.env.SIXPENCE_KIND_OF_TESTS ?? kindOfRunner
  mkdirSync(folder, { recursive: true })
  const named = tests => tests.map(({ name, why }) => ({ name: `${kind}: ${name}`, why }))
  const saved = { ...count, later: named(later), faults: named(faults) }
  writeFileSync(join(folder, `${kind}.json`), JSON.stringify(saved))
}

export function sumOfCounts() {
  const sum = { passed: 0, failed: 0 }
  for (const { passed, failed } of Object.values(countsByKind())) {
    sum.passed += passed
    sum.failed += failed
  }
  return sum
}

/**
 * Returns the lines about each test that only passed at a later try. Tests that aren't on the list
 * are new.
 */
export function linesOfLaterTries(known = listOfLaterTries()) {
  return Object.values(countsByKind())
    .flatMap(({ later }) => later)
    .flatMap(({ name, why }) => [
      `${known.includes(name) ? 'passed' : 'NEW: passed'} at a later try: ${name}`,
      ...linesOf(why).map(line => `    ${line}`),
    ])
}

/**
 * Returns the lines about each test that failed, which the end of a long output would hide.
 *
 * @returns {string[]}
 */
export function linesOfFaults() {
  return Object.values(countsByKind())
    .flatMap(({ faults }) => faults)
    .flatMap(({ name, why }) => [`✖ ${name}`, ...linesOf(why).map(line => `    ${line}`)])
}

/** A property's counterexample is on the third line. */
const linesOf = why => why.split('\n').slice(0, 6)

const listOfLaterTries = () =>
  JSON.parse(readFileSync(new URL('later-tries.json', import.meta.url), 'utf8'))

/** Returns the counts of each kind of tests. */
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
