import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOCALES = fileURLToPath(new URL('../../../locales/', import.meta.url))

// A language's folder and a room's file.
const WORDS = /^[a-z]{2}[\\/][\w-]+\.json$/

/**
 * Lays the words of all rooms and languages into the build, and tells the app where: under one
 * address that is another one when any of them changes. A list of addresses would weigh more with
 * each room.
 */
export function words(): Plugin {
  const files = readdirSync(LOCALES, { recursive: true, encoding: 'utf8' })
    .filter(name => WORDS.test(name))
    .toSorted()
    .map(name => ({ name: name.replace('\\', '/'), source: readFileSync(LOCALES + name) }))
  const hash = createHash('sha256')
  for (const { name, source } of files) hash.update(name).update(source)
  const folder = `assets/words-${hash.digest('hex').slice(0, 8)}`
  return {
    name: 'sixpence-words',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.WORDS': JSON.stringify(`/${folder}`) } }),
    generateBundle() {
      for (const { name, source } of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source })
    },
  }
}
