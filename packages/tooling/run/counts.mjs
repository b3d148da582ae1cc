import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

const folder = process.env.SIXPENCE_COUNTS_DIR ?? join(ROOT, 'node_modules/.cache/sixpence-counts')

/** Forgets what earlier runs have counted. */
export function clearCounts() {
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Keeps what one kind of tests has counted, for the end of `npm test`; `later` names the tests that
 * passed only at a later try.
 */
export function writeCount(kind, { passed, failed, later }) {
  mkdirSync(folder, { recursive: true })
  const named = later.map(name => `${kind}: ${name}`)
  writeFileSync(join(folder, `${kind}.json`), JSON.stringify({ passed, failed, later: named }))
}

export function sumOfCounts() {
  const sum = { passed: 0, failed: 0 }
  for (const { passed, failed } of allCounts()) {
    sum.passed += passed
    sum.failed += failed
  }
  return sum
}

/** A line for each test that passed only at a later try; one that is not on the list is new. */
export function linesOfLaterTries(known = listOfLaterTries()) {
  return allCounts()
    .flatMap(({ later }) => later)
    .map(name => `${known.includes(name) ? 'passed' : 'NEW: passed'} at a later try: ${name}`)
}

const listOfLaterTries = () =>
  JSON.parse(readFileSync(new URL('later-tries.json', import.meta.url), 'utf8'))

function allCounts() {
  try {
    return readdirSync(folder).map(file => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  } catch {
    return []
  }
}
