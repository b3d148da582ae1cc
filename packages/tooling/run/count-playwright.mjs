import { writeCount } from './counts.mjs'

/** Playwright's reporter for the sum at the end of `npm test`. */
export default class CountReporter {
  #passed = 0
  #failed = 0

  onTestEnd(test) {
    if (test.outcome() === 'expected' || test.outcome() === 'flaky') this.#passed += 1
    else if (test.outcome() === 'unexpected') this.#failed += 1
  }

  onEnd() {
    writeCount('e2e', { passed: this.#passed, failed: this.#failed })
  }
}
