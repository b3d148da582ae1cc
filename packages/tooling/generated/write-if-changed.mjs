import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'

/** Writes a file only if its text has changed, so that watchers don't rebuild. */
export function writeIfChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  // It may be the only file of its folder, and git keeps no empty ones.
  mkdirSync(dirname(file instanceof URL ? fileURLToPath(file) : file), { recursive: true })
  writeFileSync(file, text)
}

/** Returns true if a module was started as the program, not imported by another one. */
export const isMain = meta => argv[1] === fileURLToPath(meta.url)
