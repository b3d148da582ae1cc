import { clearCounts, linesOfLaterTries, sumOfCounts } from './counts.mjs'
import { install } from './pinned-pnpm.mjs'
import { Steps } from './steps.mjs'

const E2E_NEEDS = ['packages build', 'app build', 'bank build']
const TURBO = ['turbo', 'run', '--output-logs=errors-only']

/**
 * Runs every check and every test; answers the exit code. A step that fails stops only what needs
 * it.
 */
export async function testAll() {
  const steps = new Steps()
  await steps.inProcess('install', install)
  // An install that finds nothing to do, or may run no scripts, makes nothing.
  await steps.inProcess('generate', () => import('../generated/generate.mjs'))
  await steps.inProcess('browser', findBrowser)
  clearCounts()
  const runnable = buildRunnable(steps)
  const drawable = Promise.all([runnable, checkSources(steps)]).then(() => buildStories(steps))
  await Promise.all([
    drawable.then(() => checkTypesAndPackages(steps)),
    runnable
      .then(() => runUnit(steps))
      .then(() => drawable)
      .then(() => runStories(steps)),
  ])
  // Nothing beside these: they look at how soon a page answers.
  await steps.run('end to end', ['playwright', 'test'], { needs: E2E_NEEDS, tests: true })
  return report(steps)
}

async function findBrowser() {
  const { ensureChromium } = await import('./chromium.mjs')
  process.env.CHROMIUM_PATH = await ensureChromium()
}

/** One lane of two: what is soon known of the sources. */
async function checkSources(steps) {
  await steps.run('format', ['oxfmt', '--check'])
  await steps.run('lint', ['oxlint', '--type-aware', '--quiet'])
  await steps.run('walls', ['node', 'packages/tooling/walls/check-walls.mjs'])
  await steps.run('dead code', ['knip'])
}

/** The other lane: what tests and pages run on. */
async function buildRunnable(steps) {
  await steps.run('packages build', [...TURBO, 'build', '--concurrency=1'])
  await steps.run('app build', [...TURBO, 'build:app'])
  await steps.run('bank build', ['node', 'packages/tooling/run/build-bank.mjs'])
}

async function buildStories(steps) {
  // Without pages that only people read, and in a quarter of the time.
  await steps.run('storybook build', ['pnpm', 'build-storybook', '--test'], {
    needs: ['bank build'],
  })
}

/** Nothing waits for these: they fill what unit tests and stories leave of the cores. */
async function checkTypesAndPackages(steps) {
  await steps.run('types', [...TURBO, 'types', '--concurrency=1'])
  await steps.run('package checks', [...TURBO, 'check:package', '--concurrency=1'], {
    needs: ['packages build'],
  })
  await steps.run('built packages', ['node', 'packages/tooling/built/check-built.mjs'], {
    needs: ['packages build'],
  })
  await steps.run('sizes', ['node', 'packages/tooling/run/size.mjs', '--limits'], {
    needs: ['packages build', 'app build'],
  })
  await steps.run('packed packages', ['node', 'packages/tooling/packed/check-packed.mjs'], {
    needs: ['packages build'],
  })
}

async function runUnit(steps) {
  const command = ['vitest', 'run', '--reporter=dot', '--reporter=@sixpence/tooling/count-vitest']
  await steps.run('unit', command, { tests: true })
}

async function runStories(steps) {
  await steps.run('stories', ['node', 'packages/tooling/run/test-stories.mjs'], {
    needs: ['storybook build'],
    tests: true,
  })
}

/** A check that fails counts as one failure, so that the last line never sounds better than it is. */
function report(steps) {
  const { passed, failed } = sumOfCounts()
  console.log(`\n${steps.table()}\n`)
  for (const line of linesOfLaterTries()) console.log(line)
  for (const { label, because } of steps.failed) console.log(`✖ ${label}: ${because}`)
  const uncounted = steps.failed.filter(({ isTests }) => !isTests || failed === 0).length
  console.log(`\n${passed} passed, ${failed + uncounted} failed`)
  return steps.failed.length === 0 && failed === 0 ? 0 : 1
}
