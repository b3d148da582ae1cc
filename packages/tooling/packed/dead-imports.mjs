import { posix } from 'node:path'

const RELATIVE = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+)'/g

/**
 * Returns the sources in a tarball that import a missing source of their own, e.g. a generated one.
 * Sources bundled from other packages don't count.
 *
 * @param {string[]} files Names in the tarball.
 * @param {(file: string) => string} read
 * @returns {string[]}
 */
export function deadImports(files, read) {
  const shipped = new Set(files)
  return files
    .filter(file => /^src\/.*[.]tsx?$/.test(file))
    .flatMap(file =>
      [...read(file).matchAll(RELATIVE)]
        .map(([, to]) => posix.join(posix.dirname(file), to))
        .filter(to => to.startsWith('src/') && !shipped.has(to))
        .map(to => `ships ${file}, which imports ${to}`),
    )
}
