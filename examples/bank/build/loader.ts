import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeScript } from '@sixpence/tooling/script'
import type { Plugin } from 'vite'

const EMBED = fileURLToPath(new URL('../../../packages/embed', import.meta.url))
const PUBLISHED = 'embed'

/**
 * Writes the script that third parties' pages load, with its manifest, into the build. Empties the
 * folder first, except for scripts of former builds, because pages name them by their hash.
 */
export function loader(): Plugin {
  let folder = ''
  return {
    name: 'sixpence-loader',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved: config => {
      folder = join(config.root, config.build.outDir)
    },
    buildStart: () => emptyBut(folder, PUBLISHED),
    writeBundle: () => writeScript(EMBED, join(folder, PUBLISHED, 'v0')),
  }
}

function emptyBut(folder: string, kept: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder))
    if (name !== kept) rmSync(join(folder, name), { recursive: true })
}
