import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { ROOT } from './root.mjs'

const SCHEMAS = /\/protocol\/src\/[\w-]+\/schemas\.ts$/

/**
 * Returns the gzipped size of everything that a page loads for an import, with styles, and of the
 * parts that may load later.
 *
 * @param {string} folder Of the package that the page belongs to.
 * @param {string} code The page, e.g. `export * from '@sixpence/core/bank'`.
 * @param {object} [options]
 * @param {boolean} [options.isBuilt] Whether the packages are taken as they are built.
 * @param {boolean} [options.hasSchemas] Whether the schemas of calls are counted. Without them zod
 *   must not come along at all.
 */
export async function bundleSize(folder, code, { isBuilt = false, hasSchemas = true } = {}) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: join(ROOT, folder),
    stdin: { contents: code, resolveDir: join(ROOT, folder), sourcefile: 'page.js' },
    outdir: 'out',
    bundle: true,
    minify: true,
    write: false,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    // Without its own condition a page gets the builds.
    ...(!isBuilt && { conditions: ['@sixpence/source'] }),
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: hasSchemas ? [] : [withoutSchemas],
    metafile: true,
    logLevel: 'error',
  })
  const atOnce = new Set()
  const [entry] = Object.entries(metafile.outputs).find(
    ([, { entryPoint }]) => entryPoint === 'page.js',
  )
  collectOutputs(metafile.outputs, entry, atOnce)
  if (!hasSchemas) refuseZod(metafile.outputs)
  const { cssBundle } = metafile.outputs[entry]
  if (cssBundle) atOnce.add(cssBundle)
  const weigh = isAtOnce =>
    outputFiles
      .filter(({ path }) => atOnce.has(relative(join(ROOT, folder), path)) === isAtOnce)
      .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)
  return { bytes: weigh(true), laterBytes: weigh(false) }
}

function collectOutputs(outputs, name, files) {
  if (files.has(name)) return
  files.add(name)
  for (const { path, kind } of outputs[name].imports) {
    if (kind === 'import-statement' && outputs[path]) collectOutputs(outputs, path, files)
  }
}

/** Removes the schemas, as if they were compiled to nothing. The client and the plain calls remain. */
const withoutSchemas = {
  name: 'without-schemas',
  setup({ onLoad }) {
    onLoad({ filter: SCHEMAS }, ({ path }) => {
      const names = readFileSync(path, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)
      return { contents: [...names].map(([, name]) => `export const ${name} = {}`).join('\n') }
    })
  },
}

function refuseZod(outputs) {
  const inputs = Object.values(outputs).flatMap(output => Object.entries(output.inputs))
  const zod = inputs.filter(([path]) => path.includes('node_modules/zod/'))
  const bytes = zod.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0)
  if (bytes > 0) throw new Error(`${bytes} bytes of zod come along without any schema`)
}
