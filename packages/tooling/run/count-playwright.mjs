import { stripVTControlCharacters } from 'node:util'
import { writeCount } from './counts.mjs'
import { PAGE_LOADS } from './page-loads.mjs'

/** Playwright's reporter for the end of `npm test`. */
export default class CountReporter {
  #tests = []

  onBegin(_config, suite) {
    this.#tests = suite.allTests()
  }

  // Only now is it known which test has had its second try.
  onEnd() {
    const outcomes = this.#tests.map(test => test.outcome())
    const count = (...wanted) => outcomes.filter(outcome => wanted.includes(outcome)).length
    const flaky = this.#tests.filter(test => test.outcome() === 'flaky')
    writeCount('end to end', {
      tests: this.#tests.length,
      pageLoads: this.#tests.reduce((sum, test) => sum + loadsOf(test), 0),
      passed: count('expected', 'flaky'),
      failed: count('unexpected'),
      later: flaky.map(test => ({
        name: test.titlePath().filter(Boolean).join(' > '),
        why: stripVTControlCharacters(test.results[0]?.error?.message ?? ''),
      })),
    })
  }
}

/** Those of the last try: what a later one loads again is no test's doing. */
function loadsOf({ results }) {
  const { annotations = [] } = results.at(-1) ?? {}
  const counted = annotations.find(({ type }) => type === PAGE_LOADS)
  return Number(counted?.description ?? 0)
}
