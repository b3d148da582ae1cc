import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { ROOT } from './root.mjs'

const SANDBOX = `${ROOT}/packages/sandbox`

/**
 * Bundles a program of Node from sources: packages of ours inside, others stay where they are
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

/** Makes the sandbox ready to run: its program and the dump that it starts from. */
export async function buildBank() {
  await bundleForNode({ from: SANDBOX, entry: 'src/node/bin.ts', outfile: 'dist/bin.js' })
  await buildDump()
  return `${SANDBOX}/dist/bin.js`
}

async function buildDump() {
  const script = `${SANDBOX}/build/build-dump.mjs`
  if (existsSync(script)) await import(pathToFileURL(script).href)
}
