// A file of payments, from its bytes to all rows checked, beside PapaParse, which only splits a text
// that is already decoded into cells. Also compares what both read in generated files.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from '../packages/tooling/node_modules/esbuild/lib/main.js'
import { isAlone } from './peers.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 15)
const ROWS = Number(process.env.ROWS ?? 100_000)
const FILES = Number(process.env.FILES ?? 10_000)
const SEED = Number(process.env.SEED ?? 39)
const CHUNK_BYTES = 1_000_000
const SLICE_MS = 8
const MOST_RATIO = 0.75
const MOST_MEMORY = 6

const tests = fileURLToPath(new URL('../packages/protocol/tests/', import.meta.url))

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

export async function measureBatchFiles() {
  const { compareBatchFiles, largeBatchFile, twoIbanFormat, Papa, ...reader } = await loadSources()
  const text = largeBatchFile(ROWS)
  const bytes = new TextEncoder().encode(text)
  const format = twoIbanFormat()
  const memory = await memoryOf(() => check(reader, bytes, format), bytes.length)
  const rounds = Array.from({ length: ROUNDS }, () => {
    const ours = check(reader, bytes, format)
    const started = performance.now()
    Papa.parse(text, { header: true })
    const theirs = performance.now() - started
    return { ...ours, theirs, ratio: ours.took / theirs }
  })
  const { different, marked } = compareBatchFiles(FILES, SEED)
  if (different !== undefined) console.error(JSON.stringify(different))
  return {
    rows: ROWS,
    'size, MB': rounded(bytes.length / 1e6),
    'checked, ms': rounded(median(rounds.map(({ took }) => took))),
    'PapaParse, ms': rounded(median(rounds.map(({ theirs }) => theirs))),
    ratio: rounded(median(rounds.map(({ ratio }) => ratio)), 2),
    'duplicates, ms': rounded(median(rounds.map(({ compared }) => compared))),
    'longest slice, ms': rounded(median(rounds.map(({ longest }) => longest))),
    'memory, times the file': rounded(memory, 2),
    'compared files': FILES,
    'both marked': marked,
    different: different === undefined ? 0 : 1,
  }
}

/** Reads and checks in slices, as a page without a worker does. */
function check({ BatchReader, DialectFinder, BatchChecker, DuplicateFinder }, bytes, format) {
  const slices = []
  const slice = run => {
    const started = performance.now()
    const isDue = () => performance.now() - started >= SLICE_MS
    const result = run(isDue)
    slices.push(performance.now() - started)
    return result
  }
  const reader = new BatchReader({ size: bytes.length })
  let file
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    reader.feed(bytes.subarray(at, at + CHUNK_BYTES))
    slice(isDue => reader.step(isDue))
  }
  reader.end()
  while (!file) file = slice(isDue => reader.step(isDue))
  const dialect = slice(() => new DialectFinder(file, format))
  let understood
  while (!understood) understood = slice(isDue => dialect.step(isDue))
  const checker = new BatchChecker(understood.file, format, 'EUR')
  while (!slice(isDue => checker.step(isDue)));
  if (checker.rows !== ROWS || checker.faultyRows > 0) throw new Error('Not all rows are right.')
  const took = slices.reduce((sum, ms) => sum + ms, 0)
  const finder = new DuplicateFinder(understood.file, checker.rules)
  while (!slice(isDue => finder.step(isDue)));
  const compared = slices.reduce((sum, ms) => sum + ms, 0) - took
  return { took, compared, longest: Math.max(...slices), kept: [file, checker, finder] }
}

async function memoryOf(run, size) {
  run()
  const before = await usedBytes()
  const { kept } = run()
  const used = (await usedBytes()) - before
  return kept.length > 0 ? used / size : 0
}

async function usedBytes() {
  collectGarbage()
  // The memory of arrays is given back a little later.
  await new Promise(resolve => setTimeout(resolve, 100))
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

async function loadSources() {
  // Within the protocol, where the libraries are found.
  const folder = mkdtempSync(`${tests}../node_modules/.batch-files-`)
  try {
    const { outputFiles } = await build({
      stdin: {
        contents: `export * from '../src/batch-files/reading/compared-files.fixture.ts'
          export * from './large-batch-file.ts'
          export * from '../src/batch-files/index.ts'
          export { default as Papa } from 'papaparse'`,
        resolveDir: tests,
      },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      external: ['papaparse', 'fast-check'],
      logLevel: 'error',
    })
    const file = `${folder}/batch-files.mjs`
    writeFileSync(file, outputFiles[0].contents)
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const median = values => values.toSorted((one, other) => one - other)[values.length >> 1]

const rounded = (value, decimals = 1) => Number(value.toFixed(decimals))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const result = await measureBatchFiles()
  console.table([result])
  const isSlow = result.ratio > MOST_RATIO || result['memory, times the file'] > MOST_MEMORY
  if (result.different > 0 || (isSlow && !isAlone)) process.exitCode = 1
}
