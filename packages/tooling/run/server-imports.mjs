import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const TIMEOUT_MS = 60_000

/**
 * The ways in which a server imports an entry point, each with the type of program that Node needs
 * for it.
 */
const WAYS = {
  import: { type: 'module', open: entry => `import(${JSON.stringify(entry)})` },
  require: { type: 'commonjs', open: entry => `(async () => require(${JSON.stringify(entry)}))()` },
}

/** Returns the entry points of a built package that contain code, as used in an import. */
export function entriesOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return Object.entries(exports).flatMap(([entry, file]) =>
    waysOf(file).map(way => ({ entry: name + entry.slice(1), way })),
  )
}

function waysOf(file) {
  const named = Object.keys(WAYS).filter(way => file[way] !== undefined)
  const isModule = named.length === 0 && String(file.default).endsWith('.js')
  return isModule ? ['import'] : named
}

/**
 * Imports all entry points of a built package in a bare Node process, in each way. Returns those
 * that fail or read something of a browser, with the reason.
 */
export async function failingEntries(folder) {
  const entries = entriesOf(folder)
  const failing = Object.keys(WAYS).map(way =>
    failingBy(
      way,
      folder,
      entries.filter(one => one.way === way).map(({ entry }) => entry),
    ),
  )
  return (await Promise.all(failing)).flat()
}

async function failingBy(way, folder, entries) {
  const { type, open } = WAYS[way]
  const opened = entries.map(entry => `[${JSON.stringify(entry)}, () => ${open(entry)}]`)
  const program = `const entries = [${opened.join()}]; (${importAll.toString()})(entries)`
  const preload = new URL('no-browser.mjs', import.meta.url).href
  const args = ['--import', preload, `--input-type=${type}`, '--eval', program]
  // In its own folder a package is known by its name. It has to end by itself.
  const options = { cwd: folder, timeout: TIMEOUT_MS, env: { PATH: process.env.PATH } }
  const { stdout } = await promisify(execFile)(process.execPath, args, options)
  return JSON.parse(stdout).map(([entry, because]) => ({ entry, way, because }))
}

/** Runs in the bare process. */
async function importAll(entries) {
  const failing = []
  for (const [entry, open] of entries)
    await open().catch(error => failing.push([entry, String(error)]))
  process.stdout.write(JSON.stringify(failing))
}
