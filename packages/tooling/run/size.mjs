// `pnpm size`: measures the gzipped size of the packages and the app. Exits with 1 if something is
// above its limit. `--limits` measures only what has a limit; the rest takes five times as long.
// Packages are measured as built; `later` is what a page may load afterwards.
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { bundleScript } from '../script-build.mjs'
import { bundleSize } from './bundle-size.mjs'
import { baseSizes, domainSizes } from './core-sizes.mjs'
import { partSizes } from './part-sizes.mjs'
import { runPnpm } from './pinned-pnpm.mjs'
import { readmeSizes } from './readme-sizes.mjs'
import { ROOT } from './root.mjs'
import { snippetSizes } from './snippet-size.mjs'

const CLIENT = `${ROOT}/examples/bank/dist/client`

const BUILT = ['core', 'react', 'embed', 'brands', 'locales']

/** Two per cent above the actual sizes. If you need more, raise the limit here. */
const SNIPPET_LIMITS_KB = {
  'README of sixpence, src/main.tsx': 102.2,
  'README of @sixpence/react, src/main.tsx': 66,
  'README of @sixpence/react, src/bank-app.tsx': 48.2,
  'README of @sixpence/embed, src/main.ts': 3.7,
  'README of @sixpence/embed, src/embedded.ts': 1.8,
  'README of @sixpence/locales, src/main.tsx': 64.1,
  'README of @sixpence/brands, src/main.tsx': 75.1,
}

/** The limits of the client. */
const CORE_KB = {
  'createSession with the browser': { limitKb: 13, goalKb: 8 },
  'the same once somebody has signed in': { limitKb: 15.8, goalKb: 12 },
  createBank: { limitKb: 18.5, goalKb: 14 },
}
const DOMAINS_KB = { median: { limitKb: 3 }, largest: { limitKb: 7.3 } }

/** Two per cent above the actual sizes, too. */
const PARTS_KB = {
  'a page with useAccounts': { limitKb: 56.9, goalKb: 52 },
  'a page with <AccountList/>': { limitKb: 84.3, goalKb: 75 },
  'a page with <SendMoney/> and its payment': { limitKb: 146.4, goalKb: 130 },
}

const INVOICES = /^src\/screens\/invoices?\.tsx$/
const MERCHANT = /^src\/merchant\//

const isCheck = process.argv.includes('--limits')

buildPackages()
const base = await baseSizes()
const domains = await domainSizes()
const parts = await partSizes()
const limited = [
  ...(await snippets()),
  ...parts.map(size => ({ ...size, ...PARTS_KB[size.what] })),
  ...base.map(size => ({ ...size, ...CORE_KB[size.what] })),
  ...domainsInAll(),
  { what: '@sixpence/react/default.css', limitKb: 9.2, goalKb: 9, bytes: styles('default') },
  { what: '@sixpence/react/styles.css', limitKb: 16.4, bytes: styles('styles') },
  { what: 'script with the payment button', limitKb: 3.3, goalKb: 3.2, bytes: await script() },
  {
    what: 'app to an interactive sign-in page',
    limitKb: 114.8,
    goalKb: 105,
    bytes: page('sign-in'),
  },
  { what: 'page of a link to an invoice', limitKb: 125, bytes: page('invoice') },
  { what: 'heaviest screen of invoices, its own', limitKb: 40, bytes: heaviest(INVOICES) },
  { what: 'heaviest screen of merchants, its own', limitKb: 40, bytes: heaviest(MERCHANT) },
]
const others = isCheck
  ? []
  : await Promise.all(['@sixpence/core', ...reactEntryPoints()].map(async name => rowOf(name)))
print([...limited, ...(isCheck ? [] : domains), ...others])
const stale = [
  ...readmeSizes('packages/core', [...base, ...domains].map(ofCore), { isCheck }),
  ...readmeSizes('packages/react', parts.map(ofReact), { isCheck }),
]
if (stale.length > 0) console.log(`Stale in READMEs, run \`pnpm size\`: ${stale.join(', ')}`)
if (limited.some(isTooBig) || stale.length > 0) process.exitCode = 1

/** The limits are of the domain in the middle and of the largest one. */
function domainsInAll() {
  const [middle, largest] = [domains[domains.length >> 1], domains.at(-1)]
  return [
    { ...middle, what: `median of domains: ${middle.what}`, ...DOMAINS_KB.median },
    { ...largest, what: `largest domain: ${largest.what}`, ...DOMAINS_KB.largest },
  ]
}

function ofCore({ what, bytes }) {
  if (what.startsWith('use(')) return { label: `\`${what}\`, in addition to the bank`, bytes }
  return { label: what.replace(/create\w+/, '`$&`'), bytes }
}

function ofReact({ what, bytes }) {
  const label = what.replace('a page with ', '').replace(/<\w+\/>|use\w+/, '`$&`')
  return { label, bytes }
}

function isTooBig({ bytes, limitKb = Infinity }) {
  return bytes > limitKb * 1000
}

async function rowOf(name) {
  const note = name.startsWith('@sixpence/react/') ? ' (without React)' : ''
  return { what: name + note, ...(await whole(name)) }
}

function reactEntryPoints() {
  const { exports } = JSON.parse(readFileSync(`${ROOT}/packages/react/package.json`, 'utf8'))
  return Object.keys(exports)
    .filter(name => name.startsWith('./') && !/[.](css|json)$/.test(name))
    .map(name => `@sixpence/react/${name.slice(2)}`)
}

function buildPackages() {
  const filters = BUILT.map(name => `--filter=@sixpence/${name}`)
  const args = ['exec', 'turbo', 'run', 'build', ...filters, '--output-logs=errors-only']
  if (runPnpm(args, { quiet: true }) !== 0) throw new Error('The packages could not be built.')
}

/** A page that imports the whole of one entry point. */
function whole(name) {
  return bundleSize(`packages/${name.split('/')[1]}`, `export * from '${name}'`, { isBuilt: true })
}

/** The pages of the READMEs, each with its limit. */
async function snippets() {
  const sizes = await snippetSizes()
  const strange = sizes.find(({ what }) => !(what in SNIPPET_LIMITS_KB))
  if (strange) throw new Error(`${strange.what} has no limit in size.mjs`)
  return sizes.map(size => ({ ...size, limitKb: SNIPPET_LIMITS_KB[size.what] }))
}

function styles(name) {
  return gzipSync(readFileSync(`${ROOT}/packages/react/dist/${name}.css`), { level: 9 }).length
}

async function script() {
  const { gzipped } = await bundleScript(`${ROOT}/packages/embed`)
  return gzipped
}

function page(name) {
  // Its words come with the page and are not counted.
  return weightOf(filesOf(readManifest(), ['src/start/first.ts', `${name}.html`]))
}

/**
 * Returns the heaviest of the screens that are loaded separately, without the parts that others
 * load too.
 */
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
  const kb = bytes => (bytes === undefined ? '–' : (bytes / 1000).toFixed(1)).padStart(8)
  console.log(`${'what, gzipped'.padEnd(46)}      KB   later   limit    goal`)
  for (const { what, bytes, laterBytes, limitKb, goalKb } of lines) {
    const verdict = isTooBig({ bytes, limitKb }) ? '  ✖ too big' : ''
    const figures = [limitKb, goalKb].map(figure => String(figure ?? '–').padStart(8)).join('')
    console.log(`${what.padEnd(46)}${kb(bytes)}${kb(laterBytes || undefined)}${figures}${verdict}`)
  }
}
