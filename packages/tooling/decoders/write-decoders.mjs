// Writes the decoders of the protocol's calls from their schemas.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCompiler } from './compile-schema.mjs'
import { loadSchemas, SOURCES } from './load-schemas.mjs'
import { printDecoders } from './print-decoders.mjs'
import { SINGLE } from './units.mjs'
import { isMain, writeIfChanged } from '../generated/write-if-changed.mjs'
import { ROOT } from '../run/root.mjs'

const STAMP = join(ROOT, 'node_modules/.cache/sixpence/decoders.json')

/** Writes them if a source has changed. In another process, because schemas are loaded for it. */
export function writeDecoders() {
  const state = stateOf()
  if (existsSync(STAMP)) {
    const { made, files } = JSON.parse(readFileSync(STAMP, 'utf8'))
    if (made === state && files.every(file => existsSync(join(SOURCES, file)))) return
  }
  execFileSync(process.execPath, [fileURLToPath(import.meta.url)], { stdio: 'inherit' })
}

/** Returns a mark that changes with each file that decides what is written. */
function stateOf() {
  const hash = createHash('sha256')
  for (const file of [...sourcesIn(SOURCES), ...sourcesIn(HERE)]) hash.update(readFileSync(file))
  return hash.update(readFileSync(join(ROOT, 'pnpm-lock.yaml'))).digest('hex')
}

const HERE = dirname(fileURLToPath(import.meta.url))

const sourcesIn = folder =>
  readdirSync(folder, { recursive: true })
    .filter(file => /[.]m?ts$|[.]mjs$/.test(file) && !/[.](gen|test)[.]/.test(file))
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map(file => join(folder, file))

async function make() {
  const modules = await loadSchemas()
  const compiler = createCompiler(worldOf(modules))
  const units = unitsOf(modules, compiler)
  const files = printDecoders(units, compiler.parts)
  for (const [file, text] of files) writeIfChanged(join(SOURCES, file), text)
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, JSON.stringify({ made: stateOf(), files: [...files.keys()] }))
}

/** Returns what the compiler may refer to: exports of modules without zod, by what they are. */
function worldOf(modules) {
  const names = new Map()
  const plain = new Map()
  const conversions = []
  for (const { path, hasZod, values } of modules)
    for (const [name, value] of Object.entries(values)) {
      if (value === null) continue
      if (value._zod) names.set(value, name)
      else if (!hasZod && /^(object|function)$/.test(typeof value))
        plain.set(value, `${path}#${name}`)
      if (!hasZod && typeof value.decode === 'function')
        conversions.push([value, `${path}#${name}`])
    }
  const exportOf = value => (value === Number ? undefined : plain.get(value))
  const conversionOf = (decode, encode) =>
    conversions.find(([one]) => one.decode === decode && one.encode === encode)?.[1]
  const { WORDS_OF } = modules.find(({ path }) => path === 'values/wire-values.ts').values
  return { exportOf, conversionOf, nameOf: schema => names.get(schema), wordsOf: WORDS_OF }
}

/** Returns what each folder exports: the decoders of its calls, and of single schemas. */
function unitsOf(modules, { compile }) {
  const ofMethods = modules.find(({ path }) => path === 'schema-methods.ts').values
  const ofCalls = new Set(Object.keys(ofMethods).map(name => name.replace(/Methods$/, 'Schemas')))
  const byFolder = new Map()
  const seen = new Set()
  for (const { path, values } of modules) {
    for (const [schema, value] of Object.entries(values)) {
      const isSingle = SINGLE[path]?.includes(schema)
      if (seen.has(value) || !(isSingle || (ofCalls.has(schema) && !value._zod))) continue
      seen.add(value)
      const name = schema.replace(/Schema(s?)$/, 'Decoder$1')
      const made = isSingle
        ? { part: compile(value, [schema]) }
        : { calls: callsOf(value, compile, schema) }
      const folder = path.split('/')[0]
      if (!byFolder.has(folder)) byFolder.set(folder, [])
      byFolder.get(folder).push({ name, schema, from: path, ...made })
    }
  }
  return [...byFolder].map(([folder, exports]) => ({ folder, exports }))
}

const callsOf = (schemas, compile, name) =>
  Object.entries(schemas).map(([call, { input, output }]) => [
    call,
    compile(input, [name, call, 'input']),
    compile(output, [name, call, 'output']),
  ])

if (isMain(import.meta)) await make()
