import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const COMPILER = join(ROOT, 'node_modules/typescript-native/bin/tsc')
const CACHE = 'node_modules/.cache/declarations'
const TYPES = 'dist/types'
const SOURCE = /\.tsx?$/

/**
 * Writes the types of the package in the working directory. The native compiler emits them; the
 * bundler keeps one file for each source, without what no entry point needs. So an editor reads
 * only the types of the entry points that a page imports.
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
    plugins: [emittedFiles, moduleTypes],
    onLog: fail,
  })
  await bundle.write(outputOf(emitted))
  await bundle.close()
  // ES modules may import types of CommonJS, but not the other way round: so both share these.
  if (formats.includes('cjs')) write(`${TYPES}/package.json`, '{ "type": "commonjs" }\n')
  for (const [name] of entries) {
    for (const format of formats) {
      const path = `dist/${name}.${format === 'cjs' ? 'd.cts' : 'd.ts'}`
      write(path, `export * from '${toTypes(path)}/${name}.js'\n`)
    }
  }
}

const toTypes = path => `./${posix.relative(posix.dirname(path), TYPES)}`

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
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
      ? { id: resolve(dirname(importer), declarationOf(id)), moduleSideEffects: false }
      : { id, external: true, moduleSideEffects: false }
  },
}

/**
 * Without the hook that has an entry point take from another one what both could take from a
 * module.
 */
const moduleTypes = { ...dts(), generateBundle: undefined }

const declarationOf = file => file.replace(SOURCE, '.d.ts')

const outputOf = emitted => ({
  dir: TYPES,
  format: 'es',
  preserveModules: true,
  preserveModulesRoot: join(emitted, 'src'),
  entryFileNames: ({ name }) => `${name.replace(/\.d$/, '')}.d.ts`,
})

/** Fails on all warnings of the bundler except an empty bundle, because a command has no types. */
function fail(level, { code, message }) {
  if (code !== 'EMPTY_BUNDLE') throw new Error(message)
}
