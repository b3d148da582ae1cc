import { readFileSync } from 'node:fs'
import { generateSources } from '@sixpence/tooling/generate'
import react from '@vitejs/plugin-react'
import { defaultExclude, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

generateSources()

// Tests run against sources, so they need no build.
const source = {
  resolve: { conditions: ['@sixpence/source', 'module', 'browser', 'development|production'] },
  ssr: {
    resolve: { conditions: ['@sixpence/source', 'module', 'node', 'development|production'] },
  },
}

// What `npm run test:more` runs: whole matrices, and tests that start servers and banks as processes
// of their own and kill them.
const MORE = '**/*.more.test.ts'
const PROCESSES = 'packages/*/tests/**/*.postgres.test.ts'
// What is too slow for every change.
const FULL = 'packages/*/tests/**/*.full.test.ts'
const FIXTURES = 'packages/tooling/walls/fixtures/**'
const QUIET = 'packages/tooling/run/quiet-console.ts'
const OTHER_DAY = 'packages/tooling/run/other-day.ts'

const isLanding = Boolean(process.env['CI'])

// Against what hangs, not against what is slow: on landing the machine may be at a fifth of its speed.
const patience = {
  testTimeout: isLanding ? 180_000 : 60_000,
  hookTimeout: isLanding ? 180_000 : 60_000,
  expect: { poll: { timeout: isLanding ? 40_000 : 10_000 } },
  // On landing a slow hour must not cost the work; what needed a later try is named at the end.
  retry: isLanding ? 1 : 0,
}

// Booting one for each file costs five times as much.
const oneBankForEachWorker = {
  setupFiles: [OTHER_DAY, QUIET],
  pool: 'threads' as const,
  isolate: false,
}

const PROJECTS = ['processes', 'more', 'dom', 'node']

/**
 * One project after the other, beginning with what takes longest, and in each one environment after
 * the other. A worker goes on to the next file only when that is of the same project and wants the
 * same environment: among mixed ones it would end after each, and its bank, its page and all that
 * it has imported with it.
 */
class ByWorker extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Not an array's.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    return PROJECTS.flatMap(name => {
      const ofProject = sorted.filter(({ project }) => project.name === name)
      return [
        ...ofProject.filter(file => !namesEnvironment(file)),
        ...ofProject.filter(namesEnvironment),
      ]
    })
  }
}

/** Whether a file wants another environment than its project has. */
const namesEnvironment = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment ')

export default defineConfig({
  ...source,
  test: {
    sequence: { sequencer: ByWorker },
    // One for each core of the machine that a landing has.
    maxWorkers: 2,
    projects: [
      {
        ...source,
        test: {
          ...patience,
          name: 'node',
          environment: 'node',
          include: [
            'packages/{protocol,core,sandbox,tooling}/{src,tests,decoders,walls,run,english,messages,postgres,packed,release,requirements,screenshots,styles}/**/*.test.ts',
            'brands/**/*.test.ts',
            'locales/**/*.test.ts',
            'examples/*/{src,server,build}/**/*.test.ts',
            'examples/shop/*.test.mjs',
          ],
          exclude: [...defaultExclude, FIXTURES, MORE, PROCESSES, FULL],
          ...oneBankForEachWorker,
        },
      },
      {
        ...source,
        test: {
          ...patience,
          name: 'more',
          environment: 'node',
          include: [`packages/${MORE}`],
          exclude: defaultExclude,
          ...oneBankForEachWorker,
        },
      },
      {
        ...source,
        test: {
          ...patience,
          name: 'processes',
          environment: 'node',
          include: process.env['SIXPENCE_FULL'] === '1' ? [PROCESSES, FULL] : [PROCESSES],
          setupFiles: QUIET,
          // A thread that has killed processes cannot be ended any more.
          pool: 'forks',
          isolate: false,
        },
      },
      {
        ...source,
        plugins: [react()],
        test: {
          ...patience,
          name: 'dom',
          environment: 'jsdom',
          include: ['packages/{react,embed}/src/**/*.test.{ts,tsx}'],
          setupFiles: [OTHER_DAY, QUIET, 'packages/react/src/testing/clean-up.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
    ],
  },
})
