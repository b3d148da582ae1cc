import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const TIMEOUT_MS = 60_000

/** How a server reaches a door, and as what Node has to take the program that does. */
const WAYS = {
  import: { type: 'module', open: door => `import(${JSON.stringify(door)})` },
  require: { type: 'commonjs', open: door => `(async () => require(${JSON.stringify(door)}))()` },
}

/** The doors of a built package that hold code, as whoever installs it writes them. */
export function doorsOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return Object.entries(exports).flatMap(([door, file]) =>
    waysOf(file).map(way => ({ door: name + door.slice(1), way })),
  )
}

function waysOf(file) {
  const named = Object.keys(WAYS).filter(way => file[way] !== undefined)
  const isModule = named.length === 0 && String(file.default).endsWith('.js')
  return isModule ? ['import'] : named
}

/**
 * Opens all doors of a built package in a bare process of Node, by each way. Answers those that
 * read something of a browser or fail, with the reason.
 */
export async function closedDoors(folder) {
  const doors = doorsOf(folder)
  const closed = Object.keys(WAYS).map(way =>
    closedBy(
      way,
      folder,
      doors.filter(one => one.way === way).map(({ door }) => door),
    ),
  )
  return (await Promise.all(closed)).flat()
}

async function closedBy(way, folder, doors) {
  const { type, open } = WAYS[way]
  const opened = doors.map(door => `[${JSON.stringify(door)}, () => ${open(door)}]`)
  const program = `const doors = [${opened.join()}]; (${openAll.toString()})(doors)`
  const preload = new URL('no-browser.mjs', import.meta.url).href
  const args = ['--import', preload, `--input-type=${type}`, '--eval', program]
  // In its own folder a package is known by its name. It has to end by itself.
  const options = { cwd: folder, timeout: TIMEOUT_MS, env: { PATH: process.env.PATH } }
  const { stdout } = await promisify(execFile)(process.execPath, args, options)
  return JSON.parse(stdout).map(([door, because]) => ({ door, way, because }))
}

/** Runs in the bare process. */
async function openAll(doors) {
  const closed = []
  for (const [door, open] of doors) await open().catch(error => closed.push([door, String(error)]))
  process.stdout.write(JSON.stringify(closed))
}
