import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { changeSource, type SourceChange } from './change-source.ts'

export interface SourceBundle {
  readonly entry: string
  /** The path of the bundle, next to the `node_modules` with other libraries. */
  readonly outfile: string
  readonly changes?: readonly SourceChange[]
}

/**
 * Bundles the current sources with our packages inside, so that another process can run them
 * without a build.
 *
 * @throws {Error} If a change fits nowhere, or more than once
 */
export async function bundleSource({ entry, outfile, changes = [] }: SourceBundle): Promise<void> {
  const open = new Set(changes)
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@sixpence/source'],
    logLevel: 'error',
    plugins: [othersOutside(outfile), changed(changes, open)],
  })
  for (const { file, from } of open) throw new Error(`${file} was not bundled: ${from}`)
}

/** Leaves out libraries that the bundle can import from its path; includes all others. */
function othersOutside(outfile: string): Plugin {
  return {
    name: 'others-outside',
    setup: bundler => {
      bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
        if (kind === 'entry-point' || path.startsWith('@sixpence/')) return undefined
        return isBuiltin(path) || isInstalled(path, dirname(outfile))
          ? { external: true }
          : undefined
      })
    },
  }
}

function isInstalled(path: string, folder: string): boolean {
  const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/')
  if (existsSync(join(folder, 'node_modules', name))) return true
  const above = dirname(folder)
  return above !== folder && isInstalled(path, above)
}

function changed(changes: readonly SourceChange[], open: Set<SourceChange>): Plugin {
  return {
    name: 'changed',
    setup: bundler => {
      if (changes.length === 0) return
      bundler.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const own = changes.filter(({ file }) => path.endsWith(file))
        if (own.length === 0) return undefined
        const contents = changeSource(readFileSync(path, 'utf8'), own)
        for (const change of own) open.delete(change)
        return { contents, loader: 'ts' }
      })
    },
  }
}
