import { writeCount } from './counts.mjs'

/**
 * Vitest's reporter for the sum at the end of `npm test`. A file that cannot be read is one
 * failure; a test that passed only at a later try is named.
 */
export default class CountReporter {
  onTestRunEnd(modules) {
    const tests = modules.flatMap(module => [...module.children.allTests()])
    const states = tests.map(test => test.result().state)
    const broken = modules.filter(module => module.errors().length > 0).length
    writeCount('unit', {
      passed: states.filter(state => state === 'passed').length,
      failed: states.filter(state => state === 'failed').length + broken,
    })
    for (const test of tests)
      if (test.diagnostic()?.flaky)
        console.log(`flaky: ${test.module.relativeModuleId} > ${test.fullName}`)
  }
}
