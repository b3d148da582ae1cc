import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The ids of the brands that a folder holds. */
export function brandsIn(folder: string): string[] {
  return readdirSync(folder).filter(name => existsSync(join(folder, name, 'brand.json')))
}
