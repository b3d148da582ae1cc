import { posix } from 'node:path'

const RELATIVE = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+)'/g

/**
 * Sources in a tarball that import another source which is not in it, e.g. one that is made and was
 * not. What of other packages is built in is no matter of theirs.
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
