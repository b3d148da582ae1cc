import { stripVTControlCharacters } from 'node:util'
import { writeCount } from './counts.mjs'

/** Jest's reporter for the end of `npm test`. A file that cannot be run is one failure. */
export default class CountReporter {
  #kind
  #later = []

  /** @param {{ kind: string }} options What these tests are, in the sum. */
  constructor(_globalConfig, { kind }) {
    this.#kind = kind
  }

  onTestResult(_test, { testResults }) {
    for (const { status, invocations, fullName, retryReasons = [] } of testResults) {
      if (status !== 'passed' || !(invocations > 1)) continue
      this.#later.push({ name: fullName, why: stripVTControlCharacters(retryReasons[0] ?? '') })
    }
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    writeCount(this.#kind, {
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      later: this.#later,
    })
  }
}
