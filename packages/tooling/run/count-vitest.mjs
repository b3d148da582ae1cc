import { writeCount } from './counts.mjs'

/** Vitest's reporter for the end of `npm test`. A file that cannot be read is one failure. */
export default class CountReporter {
  onTestRunEnd(modules) {
    const tests = modules.flatMap(module => [...module.children.allTests()])
    const states = tests.map(test => test.result().state)
    const broken = modules.filter(module => module.errors().length > 0).length
    writeCount('unit', {
      passed: states.filter(state => state === 'passed').length,
      failed: states.filter(state => state === 'failed').length + broken,
      later: tests.filter(test => test.diagnostic()?.flaky).map(nameAndFirstFault),
      faults: tests.filter(test => test.result().state === 'failed').map(nameAndFirstFault),
    })
  }
}

const nameAndFirstFault = test => ({
  name: `${test.module.relativeModuleId} > ${test.fullName}`,
  why: test.result().errors?.[0]?.message ?? '',
})
