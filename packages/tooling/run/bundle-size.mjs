import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, defaultClientConditions } from 'vite'
import { ROOT } from './root.mjs'

const PAGE = 'page-to-weigh.js'

/**
 * Returns the gzipped size of everything that a page loads for an import, with styles, and of the
 * parts that may load later.
 *
 * @param {string} folder Of the package that the page belongs to.
 * @param {string} code The page, e.g. `export * from '@sixpence/core/bank'`.
 * @param {object} [options]
 * @param {boolean} [options.isBuilt] Whether the packages are taken as they are built.
 * @param {RegExp} [options.also] Modules that are loaded later, and counted all the same.
 */
export async function bundleSize(folder, code, { isBuilt = false, also } = {}) {
  const root = join(ROOT, folder)
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    // Without its own condition a page gets the builds.
    resolve: { conditions: [...(isBuilt ? [] : ['@sixpence/source']), ...defaultClientConditions] },
    plugins: [pageOf(root, code)],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: PAGE,
        // Like the entry of a page, which also holds the parts that later files share.
        preserveEntrySignatures: 'allow-extension',
        external: [/^react(-dom)?($|\/)/],
      },
    },
  })
  const atOnce = new Set()
  const counted = output.filter(
    ({ isEntry, facadeModuleId }) => isEntry || (facadeModuleId && also?.test(facadeModuleId)),
  )
  for (const { fileName } of counted) collectFiles(output, fileName, atOnce)
  const weigh = isAtOnce =>
    output
      .filter(({ fileName }) => atOnce.has(fileName) === isAtOnce)
      .reduce((sum, file) => sum + gzipSync(file.code ?? file.source, { level: 9 }).length, 0)
  return { bytes: weigh(true), laterBytes: weigh(false) }
}

const pageOf = (root, code) => ({
  name: 'page-to-weigh',
  resolveId: id => (id === PAGE ? join(root, PAGE) : undefined),
  load: id => (id === join(root, PAGE) ? code : undefined),
})

function collectFiles(output, name, files) {
  const file = output.find(({ fileName }) => fileName === name)
  if (!file || files.has(name)) return
  files.add(name)
  for (const style of file.viteMetadata?.importedCss ?? []) files.add(style)
  for (const next of file.imports ?? []) collectFiles(output, next, files)
}
