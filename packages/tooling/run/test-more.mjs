// `npm run test:more`: the tests that `npm test` leaves out, and that run after it on every
// landing: processes under kills, whole matrices of rights, the other end-to-end tests, and the
// installed packages.
import { MORE_BUDGET } from './budget.mjs'
import { buildRunnable, runSteps, turbo, VITEST } from './run-steps.mjs'

const E2E_NEEDS = ['packages build', 'app build', 'bank build']

const unit = project => [...VITEST, `--project=${project}`, '--maxWorkers=1']

await runSteps({
  budget: MORE_BUDGET,
  async work(steps) {
    await buildRunnable(steps)
    // One lane for each of two cores.
    await Promise.all([
      checkPackages(steps).then(() => steps.run('matrices', unit('more'), { tests: true })),
      steps.run('processes', unit('processes'), { tests: true }),
    ])
    await runEndToEnd(steps)
  },
})

async function checkPackages(steps) {
  const needs = ['packages build']
  await steps.run('package checks', turbo('check:package'), { needs })
  await steps.run('resolution', turbo('check:resolution'), { needs })
  await steps.run('built packages', ['node', 'packages/tooling/built/check-built.mjs'], { needs })
  await steps.run('packed packages', ['node', 'packages/tooling/packed/check-packed.mjs'], {
    needs,
  })
}

async function runEndToEnd(steps) {
  await steps.run('end to end, the rest', ['playwright', 'test'], {
    needs: E2E_NEEDS,
    tests: true,
    env: { SIXPENCE_E2E_GREP_INVERT: '@fast' },
  })
  await steps.run('ordinary browser', ['node', 'packages/tooling/run/ordinary-browser.mjs'], {
    needs: E2E_NEEDS,
    tests: true,
  })
  await steps.run('benches', ['node', 'bench/smoke.mjs'], { shown: true })
}
