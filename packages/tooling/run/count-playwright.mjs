import { stripVTControlCharacters } from 'node:util'
import { writeCount } from './counts.mjs'

/** Playwright's reporter for the end of `npm test`. */
export default class CountReporter {
  #kind
  #tests = []

  /** @param {{ kind: string }} options What these tests are, in the sum. */
  constructor({ kind }) {
    this.#kind = kind
  }

  onBegin(_config, suite) {
    this.#tests = suite.allTests()
  }

  // Only now is it known which test has had its second try.
  onEnd() {
    const outcomes = this.#tests.map(test => test.outcome())
    const count = (...wanted) => outcomes.filter(outcome => wanted.includes(outcome)).length
    const flaky = this.#tests.filter(test => test.outcome() === 'flaky')
    writeCount(this.#kind, {
      passed: count('expected', 'flaky'),
      failed: count('unexpected'),
      later: flaky.map(test => ({
        name: test.titlePath().filter(Boolean).join(' > '),
        why: stripVTControlCharacters(test.results[0]?.error?.message ?? ''),
      })),
    })
  }
}
