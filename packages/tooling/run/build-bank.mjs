// Makes the sandbox runnable without its types: the program, bundled, and the dump that it starts from.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runPnpm } from './pinned-pnpm.mjs'
import { ROOT } from './root.mjs'

const SANDBOX = `${ROOT}/packages/sandbox`

/**
 * Bundles a program of Node from sources: our packages inside, others stay where they are
 * installed.
 */
export async function bundleForNode({ from, entry, outfile }) {
  const { build } = await import('esbuild')
  const { dependencies = {} } = JSON.parse(readFileSync(`${from}/package.json`, 'utf8'))
  const external = Object.keys(dependencies).filter(name => !name.startsWith('@sixpence/'))
  await build({
    absWorkingDir: from,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    conditions: ['@sixpence/source'],
    external: external.flatMap(name => [name, `${name}/*`]),
    logLevel: 'warning',
    // A bundled CommonJS package may still ask for `require`.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  })
}

/** Builds program and dump; returns the program's path. */
export async function buildBank() {
  const dump = ['exec', 'turbo', 'run', 'build:dump', '--output-logs=errors-only']
  if (runPnpm(dump, { quiet: true }) !== 0)
    throw new Error('The dump that the bank starts from could not be made.')
  return bundleBank()
}

/** Builds only the program; returns its path. */
export async function bundleBank() {
  // From here the program finds dist/bank.dump.bin, as the sources do.
  const outfile = `${SANDBOX}/node_modules/.cache/bank-bin.mjs`
  await bundleForNode({ from: SANDBOX, entry: 'src/node/bin.ts', outfile })
  return outfile
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildBank()
