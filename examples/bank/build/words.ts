import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOCALES = fileURLToPath(new URL('../../../locales/', import.meta.url))

// A language's folder and a domain's file.
const WORDS = /^[a-z]{2}[\\/][\w-]+\.json$/

/**
 * Writes the texts of all domains and languages into the build, below one address that changes with
 * any of them, and gives it to the app. A list of addresses would grow with each domain.
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
