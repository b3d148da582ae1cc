import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const COMPILER = join(ROOT, 'node_modules/typescript-native/bin/tsc')
const CACHE = 'node_modules/.cache/declarations'
const SOURCE = /\.tsx?$/

/**
 * Writes the types of the package in the working directory: the native compiler emits them, file by
 * file, in a tenth of the time that its predecessor takes, and one bundle holds what entry points
 * share.
 *
 * @param {Record<string, string>} entry Entry point by name, e.g. `{ index: 'src/index.ts' }`.
 * @param {readonly ('esm' | 'cjs')[]} formats Of the JavaScript that they describe.
 */
export async function writeDeclarations(entry, formats) {
  const entries = Object.entries(entry).filter(([, file]) => SOURCE.test(file))
  emit(entries.map(([, file]) => file))
  const emitted = resolve(CACHE, relative(ROOT, process.cwd()))
  const input = entries.map(([name, file]) => [name, join(emitted, declarationOf(file))])
  const bundle = await rollup({
    input: Object.fromEntries(input),
    plugins: [emittedFiles, dts()],
    onLog: fail,
  })
  for (const format of formats) await bundle.write(outputOf(format === 'cjs' ? 'd.cts' : 'd.ts'))
  await bundle.close()
}

/**
 * Writes them into the cache, with a configuration of only the entry points: tests have no types to
 * publish.
 */
function emit(files) {
  rmSync(CACHE, { recursive: true, force: true })
  mkdirSync(CACHE, { recursive: true })
  const fromCache = file => relative(CACHE, file)
  const config = {
    extends: fromCache('tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // `pnpm check` has checked them: once is enough.
      noCheck: true,
      outDir: '.',
      rootDir: fromCache(ROOT),
    },
    files: files.map(fromCache),
    include: [fromCache('src/**/*.d.ts')],
  }
  writeFileSync(`${CACHE}/tsconfig.json`, JSON.stringify(config))
  execFileSync(process.execPath, [COMPILER, '-p', CACHE], { stdio: 'inherit' })
}

/**
 * Resolves the emitted files, which refer to each other by their sources. Other packages stay
 * imports.
 */
const emittedFiles = {
  name: 'emitted-files',
  resolveId(id, importer) {
    if (importer === undefined) return null
    return id.startsWith('.')
      ? resolve(dirname(importer), declarationOf(id))
      : { id, external: true }
  },
}

const declarationOf = file => file.replace(SOURCE, '.d.ts')

const outputOf = extension => ({
  dir: 'dist',
  format: 'es',
  entryFileNames: `[name].${extension}`,
  chunkFileNames: ({ name }) => `${name.replace(/\.d$/, '')}-[hash].${extension}`,
})

/** Fails on all warnings of the bundler except an empty bundle, because a command has no types. */
function fail(level, { code, message }) {
  if (code !== 'EMPTY_BUNDLE') throw new Error(message)
}
