import { readFileSync, writeFileSync } from 'node:fs'

const DIRECTIVE = "'use client';"

/**
 * Marks entry points in `dist` as modules of the client, for frameworks with server components.
 * Done to what was built: the bundler drops directives.
 *
 * @param {string[]} files Paths in `dist`, e.g. `index.cjs`.
 */
export function markClientModules(files) {
  for (const file of files.map(name => `dist/${name}`))
    writeFileSync(file, `${DIRECTIVE}\n${readFileSync(file, 'utf8')}`)
}
