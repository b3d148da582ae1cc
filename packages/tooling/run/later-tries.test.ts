import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { ROOT } from './root.mjs'
import type * as Config from '../../../vitest.config.ts'
import type * as Counts from './counts.mjs'

const cache = `${ROOT}/node_modules/.cache`
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(`${cache}/sixpence-runs-`)
const counts = join(folder, 'counts')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const TESTS = {
  silent: `it('is silent', () => undefined)`,
  error: `it('complains', () => console.error('a prop %s', 'is wrong'))`,
  warning: `it('warns', () => console.warn('a prop is old'))`,
  expected: `it('expects it', () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    console.error('as it should')
    said.mockRestore()
  })`,
  late: `
    it('is through', () => void setTimeout(() => console.error('too late'), 20))
    it('is blamed', () => new Promise(resolve => setTimeout(resolve, 60)))`,
  rejection: `it('rejects', () => void Promise.reject(new Error('nobody listens')))`,
  flaky: `let tries = 0
    it('passes at the second try', () => expect(++tries).toBe(2))`,
} as const

/** Runs one file of tests with this repository's setup, and returns the output. */
function run(name: keyof typeof TESTS, words: readonly string[] = []) {
  const file = join(folder, `${name}.test.mjs`)
  const config = join(folder, 'vitest.config.mjs')
  const setupFiles = `${ROOT}/packages/tooling/run/quiet-console.ts`
  writeFileSync(file, `import { expect, it, vi } from 'vitest'\n${TESTS[name]}\n`)
  writeFileSync(config, `export default { test: ${JSON.stringify({ setupFiles, root: folder })} }`)
  const vitest = [`${ROOT}/node_modules/vitest/vitest.mjs`, 'run', '--config', config]
  const { status, stdout, stderr } = spawnSync(process.execPath, [...vitest, file, ...words], {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: '1', SIXPENCE_COUNTS_DIR: counts },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

describe('a unit test', () => {
  it.each(['silent', 'expected'] as const)('passes when it is %s', name => {
    expect(run(name)).toMatchObject({ status: 0 })
  })

  it.each([
    ['error', 'console.error: a prop is wrong'],
    ['warning', 'console.warn: a prop is old'],
    ['late', 'console.error: too late'],
    ['rejection', 'Unhandled Rejection'],
  ] as const)('fails by a complaint: %s', (name, words) => {
    const { status, output } = run(name)
    expect(output).toContain(words)
    expect(status).toBe(1)
  })

  it('has no second try on the machine of an engineer, and one on landing', async () => {
    const retriesWhen = async (ci: string) => {
      vi.stubEnv('CI', ci)
      const anew = `../../../vitest.config.ts?ci=${ci}`
      const { default: config } = (await import(anew)) as typeof Config
      const { projects = [] } = config.test ?? {}
      return projects.map(project => (project as { test: { retry: number } }).test.retry)
    }
    expect(await retriesWhen('')).toEqual([0, 0, 0, 0])
    expect(await retriesWhen('true')).toEqual([1, 1, 1, 1])
    vi.unstubAllEnvs()
  })
})

describe('a test that needs a later try', () => {
  it('is named at the end with what was wrong before, and called new unless it is on the list', async () => {
    const words = ['--retry=2', '--reporter=@sixpence/tooling/count-vitest']
    expect(run('flaky', words)).toMatchObject({ status: 0 })
    vi.stubEnv('SIXPENCE_COUNTS_DIR', counts)
    const anew = './counts.mjs?anew'
    const { linesOfLaterTries, sumOfCounts } = (await import(anew)) as typeof Counts
    const name = 'unit: flaky.test.mjs > passes at the second try'
    const why = '    expected 1 to be 2 // Object.is equality'
    expect(linesOfLaterTries()).toEqual([`NEW: passed at a later try: ${name}`, why])
    expect(linesOfLaterTries([name])).toEqual([`passed at a later try: ${name}`, why])
    expect(sumOfCounts()).toEqual({ passed: 1, failed: 0 })
    vi.unstubAllEnvs()
  })

  it('is named at the end with what was wrong if it fails', async () => {
    expect(run('error', ['--reporter=@sixpence/tooling/count-vitest'])).toMatchObject({ status: 1 })
    vi.stubEnv('SIXPENCE_COUNTS_DIR', counts)
    const anew = './counts.mjs?failed'
    const { linesOfFaults, linesOfLaterTries } = (await import(anew)) as typeof Counts
    const [name, why] = linesOfFaults()
    expect(name).toBe('✖ unit: error.test.mjs > complains')
    expect(why).toContain('console.error: a prop is wrong')
    expect(linesOfLaterTries()).toEqual([])
    vi.unstubAllEnvs()
  })

  it('is mended, and never added to the list', () => {
    const list = readFileSync(new URL('later-tries.json', import.meta.url), 'utf8')
    expect((JSON.parse(list) as unknown[]).length).toBeLessThanOrEqual(0)
  })
})
