// The decoders of the client against the schemas that they are made of: generated answers and
// inputs, valid ones and changed ones. Counts those that both judge differently; there must be none.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from '../packages/tooling/node_modules/esbuild/lib/main.js'

const COUNT = Number(process.env.COUNT ?? 100_000)
const SEED = Number(process.env.SEED ?? 1)

const tests = fileURLToPath(new URL('../packages/protocol/tests/', import.meta.url))

export async function measureDecoders() {
  const { comparedCalls, differences } = await loadTests()
  const started = performance.now()
  const calls = comparedCalls()
  const options = { seed: SEED, count: COUNT / 2 }
  const found = calls.flatMap(({ input, output }) => [
    ...differences(output, 'decode', options),
    ...differences(input, 'encode', options),
  ])
  for (const difference of found.slice(0, 3)) console.error(JSON.stringify(difference))
  const seconds = Math.round((performance.now() - started) / 1000)
  return [{ calls: calls.length, 'values a call': COUNT, different: found.length, seconds }]
}

async function loadTests() {
  // Within the protocol, where zod is found.
  const folder = mkdtempSync(`${tests}../node_modules/.decoders-`)
  try {
    const { outputFiles } = await build({
      stdin: {
        contents: `export * from './compared-calls.ts'; export * from './compare-decoders.ts'`,
        resolveDir: tests,
      },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      external: ['zod', 'zod/*'],
      logLevel: 'error',
    })
    const file = `${folder}/decoders.mjs`
    writeFileSync(file, outputFiles[0].contents)
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await measureDecoders()
  console.table(results)
  if (results.some(({ different }) => different > 0)) process.exitCode = 1
}
