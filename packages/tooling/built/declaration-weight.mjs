import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { manifestIn } from '../packed/pack-all.mjs'
import { ROOT } from '../run/root.mjs'

const SPECIFIER = /(?:\bfrom |\bimport\(|^import )['"]([^'"]+)['"]/gm

/** The most kilobytes of our declarations that an editor may read for an import. */
const LIMITS_KB = {
  '@sixpence/core/errors': 15,
  '@sixpence/core/session': 90,
  '@sixpence/core/accounts': 100,
  '@sixpence/core/bank': 225,
  '@sixpence/react/accounts': 360,
}

/** Returns the entry points whose types have become too heavy. */
export function heavyDeclarations() {
  return Object.entries(LIMITS_KB).flatMap(([entryPoint, limit]) => {
    const kb = weightOf(entryPoint) / 1000
    const text = `The types of ${entryPoint} are ${kb.toFixed(0)} KB, more than ${limit}`
    return kb > limit ? [text] : []
  })
}

const weightOf = entryPoint =>
  [...declarationsOf(entryPoint).values()].reduce((sum, bytes) => sum + bytes, 0)

/**
 * Returns our declaration files that an editor reads for an import, with their sizes in bytes: the
 * entry point's, and all that they import, from other packages of ours too.
 *
 * @param {string} entryPoint E.g. `@sixpence/core/accounts`.
 * @returns {Map<string, number>}
 */
function declarationsOf(entryPoint) {
  const sizes = new Map()
  collect(fileOf(entryPoint), sizes)
  return sizes
}

function collect(file, sizes) {
  if (file === undefined || sizes.has(file)) return
  const text = readFileSync(file, 'utf8')
  sizes.set(file, Buffer.byteLength(text))
  for (const [, specifier] of text.matchAll(SPECIFIER)) collect(fileOf(specifier, file), sizes)
}

function fileOf(specifier, importer) {
  if (specifier.startsWith('.'))
    return resolve(dirname(importer), specifier.replace(/\.js$/, '.d.ts'))
  const [, name, path] = /^@sixpence\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? []
  if (name === undefined) return undefined
  const { exports } = manifestIn(folderOf(name))
  const types = exports[path === undefined ? '.' : `./${path}`]?.import?.types
  return types === undefined ? undefined : join(ROOT, folderOf(name), types)
}

const folderOf = name => (['brands', 'locales'].includes(name) ? name : `packages/${name}`)
