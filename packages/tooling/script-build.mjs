import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { minify } from 'terser'
import { publishScript } from './script-publish.mjs'

export { integrityOf, publishScript } from './script-publish.mjs'

const LIMIT = 3200

// A twentieth smaller than what esbuild makes of it.
const SMALLEST = {
  ecma: 2022,
  compress: { passes: 3 },
  // The page that loads it may be in any encoding.
  format: { ascii_only: true },
}

/**
 * The script tag's file: everything that a page loads before anybody clicks. The same sources make
 * the same bytes.
 *
 * @param {string} folder The package's.
 * @param {string} [entry] Another script of it, for tests.
 * @returns {Promise<{ contents: Uint8Array; gzipped: number }>}
 */
export async function bundleScript(folder, entry = 'src/script.ts') {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    conditions: ['@sixpence/source'],
    logLevel: 'error',
  })
  const { code = '' } = await minify(outputFiles[0].text, SMALLEST)
  const contents = new TextEncoder().encode(code)
  return { contents, gzipped: gzipSync(contents, { level: 9 }).length }
}

/**
 * Builds the script and publishes it: see {@link publishScript}.
 *
 * @param {string} folder The package's.
 * @param {string} [target] Where to; by default the package's own `dist/v0`.
 * @throws {Error} When it is heavier than we promise, or a published script was changed.
 */
export async function writeScript(folder, target = `${folder}/dist/v0`) {
  const { contents, gzipped } = await bundleScript(folder)
  console.log(`Script of the elements: ${contents.length} bytes, ${gzipped} gzipped`)
  if (gzipped > LIMIT)
    throw new Error(`The script of the elements weighs ${gzipped} bytes gzipped, above ${LIMIT}`)
  publishScript(target, contents)
}
