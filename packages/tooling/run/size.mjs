// `pnpm size`: what the packages and the app weigh, gzipped. Ends with 1 when something is above its
// limit. With `--limits` only what has one: the rest takes five times as long.
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { bundleScript } from '../script-build.mjs'
import { bundleSize } from './bundle-size.mjs'
import { runPnpm } from './pinned-pnpm.mjs'
import { ROOT } from './root.mjs'

const CORE_SESSION = '@sixpence/core/session'
const CLIENT = `${ROOT}/examples/bank/dist/client`

const INVOICES = /^src\/screens\/invoices?\.tsx$/
const MERCHANT = /^src\/merchant\//

const limited = [
  { what: CORE_SESSION, limitKb: 11, goalKb: 4, bytes: await whole(CORE_SESSION) },
  { what: 'app to an interactive sign-in page', limitKb: 120, goalKb: 105, bytes: page('sign-in') },
  { what: 'page of a link to an invoice', limitKb: 125, bytes: page('invoice') },
  { what: 'heaviest screen of invoices, its own', limitKb: 40, bytes: heaviest(INVOICES) },
  { what: 'heaviest screen of merchants, its own', limitKb: 40, bytes: heaviest(MERCHANT) },
  { what: 'script with the payment button', limitKb: 3.3, goalKb: 3.2, bytes: await script() },
  { what: '@sixpence/core/bank, as built', limitKb: 48, goalKb: 30, bytes: await builtBase() },
  { what: '@sixpence/core/cards without schemas', limitKb: 2, bytes: await cardsClient() },
]
const others = process.argv.includes('--limits')
  ? []
  : await Promise.all(['@sixpence/core', ...reactEntryPoints()].map(async name => rowOf(name)))
print([...limited, ...others])
if (limited.some(isTooBig)) process.exitCode = 1

function isTooBig({ bytes, limitKb = Infinity }) {
  return bytes > limitKb * 1000
}

async function rowOf(name) {
  const note = name.startsWith('@sixpence/react/') ? ' (without React)' : ''
  return { what: name + note, bytes: await whole(name) }
}

function reactEntryPoints() {
  const { exports } = JSON.parse(readFileSync(`${ROOT}/packages/react/package.json`, 'utf8'))
  return Object.keys(exports)
    .filter(name => name.startsWith('./') && !/[.](css|json)$/.test(name))
    .map(name => `@sixpence/react/${name.slice(2)}`)
}

/** A page that imports the whole of one entry point. */
function whole(name) {
  return bundleSize(`packages/${name.split('/')[1]}`, `export * from '${name}'`)
}

/** A bank without domains, from the files that are published. */
function builtBase() {
  runPnpm(['exec', 'turbo', 'run', 'build', '--filter=@sixpence/core'], { quiet: true })
  return bundleSize('packages/core', `export { createBank } from '@sixpence/core/bank'`, {
    isBuilt: true,
  })
}

function cardsClient() {
  return bundleSize('packages/core', `export { cards } from '@sixpence/core/cards'`, {
    hasSchemas: false,
  })
}

async function script() {
  const { gzipped } = await bundleScript(`${ROOT}/packages/embed`)
  return gzipped
}

function page(name) {
  // Its words come with the page and are not counted.
  return weightOf(filesOf(readManifest(), ['src/start/first.ts', `${name}.html`]))
}

/** Of the screens that are loaded by themselves, the heaviest; what others load too is not counted. */
function heaviest(names) {
  const manifest = readManifest()
  const entries = Object.keys(manifest).filter(name => {
    const { isEntry, isDynamicEntry } = manifest[name]
    return isEntry || isDynamicEntry
  })
  const others = filesOf(
    manifest,
    entries.filter(name => !names.test(name)),
  )
  const own = entries.filter(name => names.test(name))
  if (own.length === 0) throw new Error(`The app has no screens ${names}`)
  return Math.max(...own.map(name => weightOf(without(filesOf(manifest, [name]), others))))
}

function without(files, others) {
  return [...files].filter(file => !others.has(file))
}

function readManifest() {
  if (!existsSync(`${CLIENT}/.vite/manifest.json`))
    runPnpm(['exec', 'turbo', 'run', 'build:app'], { quiet: true })
  return JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8'))
}

function weightOf(files) {
  const sizes = [...files].map(
    file => gzipSync(readFileSync(`${CLIENT}/${file}`), { level: 9 }).length,
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

function filesOf(manifest, names) {
  const files = new Set()
  for (const name of names) collect(manifest, name, files)
  return files
}

function collect(manifest, name, files) {
  const { file, imports = [] } = manifest[name]
  if (files.has(file) || !file.endsWith('.js')) return
  files.add(file)
  for (const next of imports) collect(manifest, next, files)
}

function print(lines) {
  const kb = bytes => (bytes / 1000).toFixed(1).padStart(8)
  console.log(`${'what, gzipped'.padEnd(46)}      KB   limit    goal`)
  for (const { what, bytes, limitKb, goalKb, ...rest } of lines) {
    const verdict = isTooBig({ bytes, limitKb, ...rest }) ? '  ✖ too big' : ''
    const figures = [limitKb, goalKb].map(figure => String(figure ?? '–').padStart(8)).join('')
    console.log(`${what.padEnd(46)}${kb(bytes)}${figures}${verdict}`)
  }
}
