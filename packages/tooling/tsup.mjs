import { readFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { markClientModules } from './client-modules.mjs'
import { writeDeclarations } from './declarations.mjs'
import { moduleFiles, modulesOf } from './module-files.mjs'
import { buildStyles } from './styles/build-styles.mjs'

/**
 * The build of a published package: ESM, CJS and types, one copy of shared code for all its entry
 * points.
 *
 * @param {Record<string, string>} entry Entry point by name, e.g. `{ index: 'src/index.ts' }`.
 * @param {object} [options] What this package does not share.
 * @param {('esm' | 'cjs')[]} [options.format]
 * @param {boolean} [options.isData] Whether it holds data, whose JSON files are modules of their
 *   own.
 * @param {boolean} [options.isClient] Whether servers that render components leave it to the
 *   browser.
 * @param {boolean} [options.isForPages] Whether pages bundle it. Each of its modules is then a file
 *   of its own, so that a page can leave it out or load it later.
 * @param {RegExp[]} [options.inlined] What becomes a part of the package though it depends on it:
 *   data that Node would want to be told the type of.
 */
export function packageBuild(
  entry,
  {
    format = ['esm', 'cjs'],
    isData = false,
    isClient = false,
    isForPages = false,
    inlined = [],
  } = {},
) {
  const { code, styles } = apart(entry)
  return defineConfig(async () => {
    const modules = isForPages ? await modulesOf(code) : code
    return {
      entry: modules,
      format,
      clean: true,
      // Also for CJS: else each entry point gets its own copy of the classes and stores.
      splitting: !isForPages,
      noExternal: inlined,
      treeshake: !isForPages,
      target: 'es2022',
      esbuildPlugins: [
        ...(isForPages ? [moduleFiles(modules)] : []),
        ...(isData ? [wholeJson] : []),
      ],
      esbuildOptions: options => {
        // Texts unescaped: escaped Cyrillic is three times as long.
        options.charset = 'utf8'
      },
      onSuccess: async () => {
        if (isClient) markClientModules(codeOf(entry, format))
        await writeDeclarations(entry, format)
        if (styles.length > 0) await buildStyles(styles)
      },
    }
  })
}

/**
 * The entry points that a `package.json` exports, by name: what has a source is built.
 *
 * @param {{ exports: Record<string, string | { '@sixpence/source'?: string }> }} manifest
 * @returns {Record<string, string>}
 */
export function entryPoints({ exports }) {
  const all = Object.entries(exports).flatMap(([path, target]) => {
    const source = typeof target === 'string' ? undefined : target['@sixpence/source']
    return source === undefined ? [] : [[nameOf(path), source.replace('./', '')]]
  })
  return Object.fromEntries(all)
}

const nameOf = path => (path === '.' ? 'index' : path.replace('./', ''))

/** Style sheets may have the names of modules, e.g. `cards`, so they are built by themselves. */
function apart(entry) {
  const styles = Object.entries(entry).filter(([name]) => name.endsWith('.css'))
  const code = Object.entries(entry).filter(([name]) => !name.endsWith('.css'))
  return { code: Object.fromEntries(code), styles }
}

const codeOf = (entry, format) =>
  Object.entries(entry)
    .filter(([, source]) => /[.]tsx?$/.test(source))
    .flatMap(([name]) => format.map(kind => `${name}.${kind === 'cjs' ? 'cjs' : 'js'}`))

/** Exports a data file as one value. An export for each of its keys would repeat all of it. */
const wholeJson = {
  name: 'whole-json',
  setup({ onLoad }) {
    onLoad({ filter: /[.]json$/ }, async ({ path }) => ({
      contents: `export default ${await readFile(path, 'utf8')}`,
      loader: 'js',
    }))
  },
}
