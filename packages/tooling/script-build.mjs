import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { minify } from 'terser'
import { publishScript } from './script-publish.mjs'

export { integrityOf, publishScript } from './script-publish.mjs'

const LIMIT = 3300

// Names of the script's own objects. None is of the browser, or of a message to or from the bank.
const OWN_NAMES =
  /^(mounted|pay|welcomeBack|isRunning|meeting|shown|page|clicked|reveal|openPort|onFrameMessage|onFailure|leave|enter|change|bank|way|nonce|place|running|answers|bearer|relay)$/

// A tenth smaller than what esbuild makes of it.
const SMALLEST = {
  ecma: 2022,
  compress: {
    passes: 2,
    // These would make the text shorter, but not its compressed size.
    conditionals: false,
    sequences: false,
    keep_fargs: false,
    pure_getters: true,
    unsafe: true,
    unsafe_arrows: true,
  },
  module: true,
  mangle: { properties: { regex: OWN_NAMES, keep_quoted: true } },
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
  const text = await bundle(folder, entry)
  const { code = '' } = await minify(text, SMALLEST)
  // A classic script: its names are its own.
  const contents = new TextEncoder().encode(`(()=>{${code}})()`)
  return { contents, gzipped: gzipSync(contents, { level: 9 }).length }
}

/**
 * Builds the script and publishes it: see {@link publishScript}. Beside it lies, for each language,
 * what its elements say when they do not work.
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
  const { FAILURE_TEXTS } = await load(await bundle(folder, 'src/elements/failure-texts.ts'))
  for (const [language, texts] of Object.entries(FAILURE_TEXTS))
    writeFileSync(`${target}/${language}.json`, JSON.stringify(texts))
}

async function bundle(folder, entry) {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minifySyntax: true,
    conditions: ['@sixpence/source'],
    logLevel: 'error',
  })
  return outputFiles[0].text
}

const load = text => import(`data:text/javascript,${encodeURIComponent(text)}`)
