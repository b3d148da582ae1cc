import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the ids of the brands in a folder. */
export function brandsIn(folder: string): string[] {
  return readdirSync(folder).filter(name => existsSync(join(folder, name, 'brand.json')))
}
