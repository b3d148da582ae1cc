// The parts shared by `npm test` and `npm run test:more`.
import { budgetFaults, timeTable } from './budget.mjs'
import {
  clearCounts,
  countsByKind,
  linesOfFaults,
  linesOfLaterTries,
  sumOfCounts,
} from './counts.mjs'
import { nodeFault } from './node-version.mjs'
import { Steps } from './steps.mjs'

const TURBO = ['turbo', 'run', '--output-logs=errors-only', '--concurrency=1']

/** The start of a command that runs unit tests. */
export const VITEST = [
  'vitest',
  'run',
  '--reporter=dot',
  '--reporter=@sixpence/tooling/count-vitest',
]

/** A step's command that runs a task of turbo. */
export const turbo = (...tasks) => [...TURBO, ...tasks]

/**
 * Installs, runs steps, and reports; sets the exit code of this process.
 *
 * @param {{ budget: Record<string, number>; work: (steps: Steps) => Promise<unknown> }} run
 */
export async function runSteps({ budget, work }) {
  try {
    const fault = nodeFault()
    if (fault) throw new Error(fault)
    const steps = new Steps()
    await prepare(steps)
    clearCounts()
    await work(steps)
    process.exitCode = report(steps, budget)
  } catch (error) {
    console.error(`\n✖ ${error.message}`)
    process.exitCode = 1
  }
}

async function prepare(steps) {
  await steps.inProcess('install', async () => (await import('./pinned-pnpm.mjs')).install())
  // An install that finds nothing to do, or may run no scripts, makes nothing.
  await steps.inProcess('generate', () => import('../generated/generate.mjs'))
  await steps.inProcess('browser', findBrowser)
}

async function findBrowser() {
  const { ensureChromium } = await import('./chromium.mjs')
  process.env.CHROMIUM_PATH = await ensureChromium()
}

/** Builds everything that tests and pages need to run. */
export async function buildRunnable(steps) {
  await steps.run('packages build', turbo('build'))
  await steps.run('app build', turbo('build:app'))
  await steps.run('bank build', ['node', 'packages/tooling/run/build-bank.mjs'])
}

function linesOfLoads() {
  return Object.entries(countsByKind())
    .filter(([, count]) => count.tests > 0)
    .map(
      ([kind, { tests, coldLoads, pageLoads }]) =>
        `${kind}: ${tests} tests, ${(pageLoads / tests).toFixed(2)} page loads a test, ${(coldLoads / tests).toFixed(2)} of them cold`,
    )
}

/** A check that fails counts as one failure, so that the last line never sounds better than it is. */
function report(steps, budget) {
  const { passed, failed } = sumOfCounts()
  console.log(`\n${timeTable({ steps: steps.done, budget, inAll: steps.inAll })}\n`)
  const lines = [...linesOfLoads(), ...linesOfLaterTries(), ...linesOfFaults()]
  for (const line of lines) console.log(line)
  for (const { label, because } of steps.failed) console.log(`✖ ${label}: ${because}`)
  const over = budgetFaults({ steps: steps.done, counts: countsByKind(), budget })
  for (const fault of over) console.log(`✖ ${fault}`)
  const uncounted = steps.failed.filter(({ isTests }) => !isTests || failed === 0).length
  const allFailed = failed + uncounted + over.length
  console.log(`\n${passed} passed, ${allFailed} failed`)
  return allFailed === 0 ? 0 : 1
}
