import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const FILE = 'sixpence.js'
const LIMIT = 3000

/**
 * The script tag's file: everything that a page loads before anybody clicks. The same sources make
 * the same bytes.
 *
 * @param {string} folder The package's.
 */
export async function bundleScript(folder) {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['src/script.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    conditions: ['@sixpence/source'],
    logLevel: 'error',
  })
  const [{ contents }] = outputFiles
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
  const integrity = `sha384-${createHash('sha384').update(contents).digest('base64')}`
  const manifest = { file: FILE, integrity, bytes: contents.length }
  mkdirSync(target, { recursive: true })
  writeFileSync(`${target}/${FILE}`, contents)
  writeFileSync(`${target}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}
