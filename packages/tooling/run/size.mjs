// `pnpm size`: what the packages and the app weigh, gzipped. Ends with 1 when something is above its limit.
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { bundleScript } from '../script-build.mjs'
import { runPnpm } from './pinned-pnpm.mjs'
import { ROOT } from './root.mjs'

const CLIENT = `${ROOT}/examples/bank/dist/client`

const rows = [
  { what: '@sixpence/core/session', limitKb: 10, goalKb: 4, bytes: await door('core', 'session') },
  { what: 'app to an interactive sign-in page', limitKb: 150, bytes: signInPage() },
  { what: 'script with the payment button', limitKb: 3.2, bytes: await script() },
  { what: '@sixpence/core', bytes: await door('core', '.') },
  ...(await Promise.all(reactDoors().map(async name => reactRow(name)))),
]
print(rows)
if (rows.some(isTooBig)) process.exitCode = 1

function isTooBig({ bytes, limitKb = Infinity }) {
  return bytes > limitKb * 1000
}

async function reactRow(name) {
  return { what: `@sixpence/react/${name} (without React)`, bytes: await door('react', name) }
}

function doors(house) {
  return JSON.parse(readFileSync(`${ROOT}/packages/${house}/package.json`, 'utf8')).exports
}

function reactDoors() {
  return Object.keys(doors('react'))
    .filter(name => name.startsWith('./') && !/[.](css|json)$/.test(name))
    .map(name => name.slice(2))
}

/** What comes along when a page imports the whole of one door; what it loads later is not counted. */
async function door(house, name) {
  const { '@sixpence/source': source } = doors(house)[name === '.' ? '.' : `./${name}`]
  const { outputFiles, metafile } = await build({
    absWorkingDir: `${ROOT}/packages/${house}`,
    entryPoints: [source],
    outdir: 'out',
    bundle: true,
    minify: true,
    write: false,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['@sixpence/source'],
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    logLevel: 'error',
  })
  const atOnce = new Set()
  const [entry] = Object.entries(metafile.outputs).find(
    ([, { entryPoint }]) => entryPoint === source.replace('./', ''),
  )
  collectOutputs(metafile.outputs, entry, atOnce)
  return outputFiles
    .filter(({ path }) => atOnce.has(path.slice(`${ROOT}/packages/${house}/`.length)))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)
}

function collectOutputs(outputs, name, files) {
  if (files.has(name)) return
  files.add(name)
  for (const { path, kind } of outputs[name].imports) {
    if (kind === 'import-statement' && outputs[path]) collectOutputs(outputs, path, files)
  }
}

async function script() {
  const { gzipped } = await bundleScript(`${ROOT}/packages/embed`)
  return gzipped
}

function signInPage() {
  if (!existsSync(`${CLIENT}/.vite/manifest.json`))
    runPnpm(['exec', 'turbo', 'run', 'build:app'], { quiet: true })
  const manifest = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8'))
  const files = new Set(['watch-start.js'])
  // The sign-in screen is part of the first page; its words are JSON and not counted.
  collect(manifest, 'index.html', files)
  const sizes = [...files].map(
    file => gzipSync(readFileSync(`${CLIENT}/${file}`), { level: 9 }).length,
  )
  return sizes.reduce((sum, size) => sum + size, 0)
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
