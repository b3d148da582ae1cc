import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { ROOT } from '../run/root.mjs'

export const SOURCES = join(ROOT, 'packages/protocol/src')
const OUT = join(ROOT, 'packages/protocol/node_modules/.cache/decoders')

/**
 * A module of the protocol, as loaded.
 *
 * @typedef {object} Loaded
 * @property {string} path From the folder of sources.
 * @property {boolean} hasZod True if it, or a module that it imports, needs zod.
 * @property {Record<string, unknown>} values What it exports.
 */

/**
 * Loads the schemas of the protocol with all modules that they need, so that a schema or function
 * can be found by what it is.
 *
 * @returns {Promise<Loaded[]>}
 */
export async function loadSchemas() {
  const modules = await modulesOf(join(SOURCES, 'schemas.ts'))
  // An index exports nothing of its own.
  const paths = [...modules.keys()].filter(path => !path.endsWith('index.ts'))
  const lines = paths.map(
    (path, at) => `export * as m${at} from ${JSON.stringify(join(SOURCES, path))}`,
  )
  const { outputFiles } = await bundle({
    stdin: { contents: lines.join('\n'), resolveDir: SOURCES },
  })
  mkdirSync(OUT, { recursive: true })
  const file = join(OUT, `schemas-${process.pid}.mjs`)
  writeFileSync(file, outputFiles[0].text)
  const loaded = await import(pathToFileURL(file).href)
  return paths.map((path, at) => ({
    path,
    hasZod: reachesZod(path, modules),
    values: { ...loaded[`m${at}`] },
  }))
}

/** Returns the modules that one needs, each with its imports. */
async function modulesOf(entry) {
  const { metafile } = await bundle({ entryPoints: [entry], metafile: true })
  return new Map(
    Object.entries(metafile.inputs)
      .map(([path, { imports }]) => [
        fromSources(path),
        imports.map(({ path: to }) => fromSources(to)),
      ])
      .filter(([path]) => !path.startsWith('..')),
  )
}

const fromSources = path => (path.startsWith('zod') ? 'zod' : relative(SOURCES, join(ROOT, path)))

function reachesZod(path, modules, seen = new Set()) {
  if (path === 'zod') return true
  if (seen.has(path)) return false
  seen.add(path)
  return (modules.get(path) ?? []).some(to => reachesZod(to, modules, seen))
}

const bundle = options =>
  build({
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    external: ['zod', 'zod/*'],
    plugins: [withoutDecoders],
    logLevel: 'error',
    ...options,
  })

/** The decoders don't exist yet when their schemas are loaded. */
const withoutDecoders = {
  name: 'without-decoders',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /[.]gen[.]ts$/ }, () => ({ path: 'decoders', namespace: 'none' }))
    onLoad({ filter: /./, namespace: 'none' }, () => ({ contents: 'module.exports = {}' }))
  },
}
