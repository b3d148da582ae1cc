import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { entryPoints } from '../tsup.mjs'
import { ROOT } from '../run/root.mjs'

const PACKAGES = ['core', 'react', 'embed']

/** Returns each module by which an entry point for pages loads zod. */
export async function zodFaults() {
  const found = await Promise.all(PACKAGES.map(zodIn))
  return found.flat()
}

async function zodIn(name) {
  const folder = join(ROOT, 'packages', name)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: Object.keys(entryPoints(manifest))
      .filter(entry => !entry.endsWith('.css'))
      .map(entry => `dist/${entry}.js`),
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    platform: 'node',
    external: ['react', 'react-dom', 'ws'],
    logLevel: 'error',
  })
  const importers = Object.entries(metafile.inputs)
    .filter(([, { imports }]) => imports.some(({ path }) => path.includes('node_modules/zod/')))
    .map(([path]) => path)
    .filter(path => !path.includes('node_modules/zod/'))
  return importers.map(path => `@sixpence/${name} brings zod along, by ${path}`)
}
