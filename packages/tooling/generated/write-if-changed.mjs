import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'

/** Leaves a file alone that is there as it should be: whoever watches it would build again. */
export function writeIfChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  // It may be the only file of its folder, and git keeps no empty ones.
  mkdirSync(dirname(file instanceof URL ? fileURLToPath(file) : file), { recursive: true })
  writeFileSync(file, text)
}

/** Whether a module is the program that was started, and not one that another imports. */
export const isMain = meta => argv[1] === fileURLToPath(meta.url)
