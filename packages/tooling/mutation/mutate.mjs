// `pnpm mutate <file>`: mutates a file of rules in all of Stryker's ways, and lists the mutants
// that no test next to it notices. Without a file: everything that is measured, which takes an
// hour.
import { dirname, relative, resolve } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { ROOT } from '../run/root.mjs'
import { MEASURED } from './measured.mjs'

/** The percentage of mutants that the tests must notice in each file. */
const LEAST = 95

/** Tests of rules that lie in several folders. */
const OF_SEVERAL_FOLDERS = ['packages/core/tests/rights.test.ts']

const named = process.argv.slice(2).map(file => relative(ROOT, resolve(file)))
const files = named.length > 0 ? named : MEASURED
process.chdir(ROOT)

const scores = []
for (const folder of new Set(files.map(dirname)))
  scores.push(...(await mutate(folder, new Set(files.filter(file => dirname(file) === folder)))))

console.log()
for (const { file, killed, of, score } of scores)
  console.log(`${score < LEAST ? '✖' : '✔'} ${score.toFixed(1)} %  ${killed} of ${of}  ${file}`)
process.exitCode = scores.every(({ score }) => score >= LEAST) ? 0 : 1

async function mutate(folder, mutated) {
  process.env.SIXPENCE_MUTATION_TESTS = [`${folder}/**/*.test.ts`, ...OF_SEVERAL_FOLDERS].join()
  const mutants = await new Stryker(optionsFor([...mutated])).runMutationTest()
  return [...mutated].map(file => scoreOf(file, mutants))
}

function optionsFor(mutated) {
  return {
    mutate: mutated,
    testRunner: 'vitest',
    vitest: { configFile: 'packages/tooling/mutation/vitest.config.mjs', related: false },
    plugins: ['@stryker-mutator/vitest-runner', './packages/tooling/mutation/ignore-reasons.mjs'],
    ignorers: ['reasons'],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: false },
    tempDirName: 'node_modules/.cache/stryker',
    ignorePatterns: ['dist', 'storybook-static', '.sixpence', 'examples', 'docs', 'test-results'],
    logLevel: 'warn',
    allowConsoleColors: false,
  }
}

function scoreOf(file, mutants) {
  const counted = mutants
    .filter(({ fileName }) => relative(ROOT, fileName) === file)
    .filter(({ status }) => status !== 'Ignored')
  const killed = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  const of = counted.length
  return { file, killed, of, score: of === 0 ? 100 : (100 * killed) / of }
}
