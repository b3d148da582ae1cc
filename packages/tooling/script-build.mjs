import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { minify } from 'terser'

const FILE = 'sixpence.js'
const LIMIT = 3000

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
 * Writes the script and what a page has to know of it: its name, its hash for `integrity`, its
 * length.
 *
 * @param {string} folder The package's.
 * @param {string} [target] Where to; by default the package's own `dist/v0`.
 * @throws {Error} When it is heavier than we promise.
 */
export async function writeScript(folder, target = `${folder}/dist/v0`) {
  const { contents, gzipped } = await bundleScript(folder)
  console.log(`${FILE}: ${contents.length} bytes, ${gzipped} gzipped`)
  if (gzipped > LIMIT) throw new Error(`${FILE} weighs ${gzipped} bytes gzipped, above ${LIMIT}`)
  const manifest = { file: FILE, integrity: integrityOf(contents), bytes: contents.length }
  mkdirSync(target, { recursive: true })
  writeFileSync(`${target}/${FILE}`, contents)
  writeFileSync(`${target}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}

/**
 * What a script tag's `integrity` says of these bytes.
 *
 * @param {Uint8Array} contents
 * @returns {string}
 */
export function integrityOf(contents) {
  return `sha384-${createHash('sha384').update(contents).digest('base64')}`
}
