// `npm test`: the checks, and the tests that a change needs, from a fresh clone. Needs Node and npm,
// and finds or installs the rest.
import { TEST_BUDGET } from './budget.mjs'
import { checkStructure, lint } from './check-sources.mjs'
import { buildRunnable, runSteps, VITEST } from './run-steps.mjs'

await runSteps({
  budget: TEST_BUDGET,
  async work(steps) {
    // One lane for each of two cores.
    await Promise.all([buildAll(steps), checkSources(steps)])
    await runTests(steps)
  },
})

async function buildAll(steps) {
  await buildRunnable(steps)
  // Without pages that only people read, and in a quarter of the time.
  await steps.run('storybook build', ['pnpm', 'build-storybook', '--test'], {
    needs: ['bank build'],
  })
  await steps.run('sizes', ['node', 'packages/tooling/run/size.mjs', '--limits'], {
    needs: ['packages build', 'app build'],
  })
}

async function checkSources(steps) {
  await lint(steps)
  await checkStructure(steps)
}

async function runTests(steps) {
  await steps.run('unit', [...VITEST, '--project=node', '--project=dom'], { tests: true })
  await steps.run('stories', ['node', 'packages/tooling/run/test-stories.mjs'], {
    needs: ['storybook build'],
    tests: true,
  })
  await steps.run('end to end', ['playwright', 'test'], {
    needs: ['packages build', 'app build', 'bank build'],
    tests: true,
    env: { SIXPENCE_E2E_GREP: '@fast' },
  })
}
