// Bundles the pages of the measurements, with our packages from their sources.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from '../packages/tooling/node_modules/esbuild/lib/main.js'
import { isAlone, withoutPeers } from './peers.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))

export async function buildPages() {
  const { outputFiles } = await build({
    entryPoints: readdirSync(`${here}pages`).map(file => `${here}pages/${file}`),
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    // One React for the page and for the components that it shows.
    alias: {
      ...installedFor('react', ['react', 'react-dom', '@tanstack/react-virtual']),
      ...installedFor('protocol', ['papaparse']),
    },
    target: 'es2022',
    conditions: ['@sixpence/source', 'browser', 'module', 'import'],
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    plugins: isAlone ? [withoutPeers] : [],
    outdir: '/pages',
    write: false,
    logLevel: 'error',
  })
  return new Map(outputFiles.map(file => [file.path, file.contents]))
}

function installedFor(name, libraries) {
  const folder = fileURLToPath(new URL(`../packages/${name}/node_modules/`, import.meta.url))
  return Object.fromEntries(libraries.map(library => [library, `${folder}${library}`]))
}
