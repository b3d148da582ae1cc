import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

const folder = process.env.SIXPENCE_COUNTS_DIR ?? join(ROOT, 'node_modules/.cache/sixpence-counts')

/** Forgets what earlier runs have counted. */
export function clearCounts() {
  rmSync(folder, { recursive: true, force: true })
}

/** Keeps what one kind of tests has counted, for the sum at the end of `npm test`. */
export function writeCount(kind, { passed, failed }) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${kind}.json`), JSON.stringify({ passed, failed }))
}

export function sumOfCounts() {
  const sum = { passed: 0, failed: 0 }
  for (const { passed, failed } of allCounts()) {
    sum.passed += passed
    sum.failed += failed
  }
  return sum
}

function allCounts() {
  try {
    return readdirSync(folder).map(file => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  } catch {
    return []
  }
}
