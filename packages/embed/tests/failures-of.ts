import { fileURLToPath } from 'node:url'
import { changeSource, type SourceChange } from '@sixpence/tooling/bundle'
import { startVitest } from 'vitest/node'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs this package's tests against its changed sources; returns the names of failing tests. */
export async function failuresOf(changes: readonly SourceChange[]): Promise<string[]> {
  const { exitCode } = process
  const vitest = await startVitest(
    'test',
    [],
    {
      root,
      config: false,
      watch: false,
      reporters: [{}],
      environment: 'jsdom',
      include: ['src/**/*.test.ts'],
    },
    {
      resolve: { conditions: ['@sixpence/source', 'module', 'browser', 'development|production'] },
      plugins: [
        {
          name: 'changed',
          enforce: 'pre',
          transform(text, id) {
            const own = changes.filter(({ file }) => id.endsWith(file))
            return own.length === 0 ? undefined : changeSource(text, own)
          },
        },
      ],
    },
  )
  const modules = vitest.state.getTestModules()
  const tests = modules.flatMap(module => [...module.children.allTests()])
  await vitest.close()
  // From these tests, not those.
  process.exitCode = exitCode
  if (tests.length === 0) throw new Error('No test was run')
  return tests.filter(test => test.result().state === 'failed').map(({ fullName }) => fullName)
}
