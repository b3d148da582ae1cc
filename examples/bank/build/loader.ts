import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeScript } from '@sixpence/tooling/script'
import type { Plugin } from 'vite'

const EMBED = fileURLToPath(new URL('../../../packages/embed', import.meta.url))

/** Lays the script that strangers' pages load, and its manifest, into the build. */
export function loader(): Plugin {
  let folder = ''
  return {
    name: 'sixpence-loader',
    apply: 'build',
    configResolved: config => {
      folder = join(config.root, config.build.outDir, 'embed/v0')
    },
    writeBundle: () => writeScript(EMBED, folder),
  }
}
