import { readFileSync } from 'node:fs'
import { build, type Plugin } from 'esbuild'
import { changeSource, type SourceChange } from './change-source.ts'

export interface SourceBundle {
  readonly entry: string
  /** Beside the `node_modules` that hold what is not ours. */
  readonly outfile: string
  readonly changes?: readonly SourceChange[]
}

/**
 * Bundles sources as they are now, with what is ours inside, so that a process of its own can run
 * them without a build.
 *
 * @throws {Error} When a change fits nowhere, or more than once.
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
    plugins: [othersOutside, changed(changes, open)],
  })
  for (const { file, from } of open) throw new Error(`${file} was not bundled: ${from}`)
}

const othersOutside: Plugin = {
  name: 'others-outside',
  setup: bundler => {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@sixpence/') ? undefined : { external: true },
    )
  },
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
