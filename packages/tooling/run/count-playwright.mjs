import { stripVTControlCharacters } from 'node:util'
import { writeCount } from './counts.mjs'
import { loadsOf } from './page-loads.mjs'

/** Playwright's reporter for the end of `npm test`. */
export default class CountReporter {
  #tests = []

  onBegin(_config, suite) {
    this.#tests = suite.allTests()
  }

  // Only at the end are all retries of a test over.
  onEnd() {
    const outcomes = this.#tests.map(test => test.outcome())
    const count = (...wanted) => outcomes.filter(outcome => wanted.includes(outcome)).length
    const named = outcome =>
      this.#tests.filter(test => test.outcome() === outcome).map(nameAndFirstFault)
    writeCount('end to end', {
      tests: this.#tests.length,
      pageLoads: this.#sum('pageLoads'),
      coldLoads: this.#sum('coldLoads'),
      passed: count('expected', 'flaky'),
      failed: count('unexpected'),
      later: named('flaky'),
      faults: named('unexpected'),
    })
  }

  #sum(what) {
    return this.#tests.reduce((sum, test) => sum + loadsOf(test)[what], 0)
  }
}

const nameAndFirstFault = test => ({
  name: test.titlePath().filter(Boolean).join(' > '),
  why: stripVTControlCharacters(test.results[0]?.error?.message ?? ''),
})
