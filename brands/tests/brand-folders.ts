import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

export const BRAND_IDS = readdirSync(ROOT, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && existsSync(`${ROOT}/${entry.name}/brand.json`))
  .map(entry => entry.name)

/** The placeholder for a brand. It is no bank, so it has no drawings. */
export const NEUTRAL = 'src/neutral'

export function brandFile(id: string, name: string): string {
  return readFileSync(`${ROOT}/${id}/${name}`, 'utf8')
}

export function brandFiles(id: string): string[] {
  return readdirSync(`${ROOT}/${id}`)
}
