import { posix } from 'node:path'
import { build } from 'esbuild'

const SOURCE = /[.]tsx?$/

/**
 * Returns every module that the entry points of a package reach, by the name of its file in `dist`:
 * one file for each, because a bundler can only leave out and load later whole files.
 *
 * @param {Record<string, string>} entry Entry point by name.
 * @returns {Promise<Record<string, string>>}
 */
export async function modulesOf(entry) {
  const { metafile } = await build({
    entryPoints: Object.values(entry).filter(source => SOURCE.test(source)),
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  })
  const entries = new Set(Object.values(entry))
  const others = Object.keys(metafile.inputs).filter(
    source => source.startsWith('src/') && SOURCE.test(source) && !entries.has(source),
  )
  const named = others.map(source => [source.slice('src/'.length).replace(SOURCE, ''), source])
  const taken = named.find(([name]) => name in entry)
  if (taken) throw new Error(`${taken[1]} has the name of an entry point`)
  return { ...Object.fromEntries(named), ...entry }
}

/**
 * Keeps each of these modules a file of its own, and imports the others from theirs.
 *
 * @param {Record<string, string>} modules By the name of the file.
 */
export const moduleFiles = modules => ({
  name: 'module-files',
  setup({ initialOptions, onResolve }) {
    const extension = initialOptions.format === 'cjs' ? '.cjs' : '.js'
    const names = new Map(Object.entries(modules).map(([name, source]) => [source, name]))
    onResolve({ filter: /^[.]{1,2}[/].*[.]tsx?$/ }, ({ path, importer }) => {
      const source = posix.relative(process.cwd(), posix.join(posix.dirname(importer), path))
      const from = names.get(posix.relative(process.cwd(), importer))
      const to = names.get(source)
      if (from === undefined || to === undefined) return undefined
      // With its extension: a folder and an entry point may have the same name.
      const file = posix.relative(posix.dirname(from), to + extension)
      return { path: file.startsWith('.') ? file : `./${file}`, external: true }
    })
  },
})
