// Writes src/db/migrations.gen.ts from the .sql files, so that a page can import what Node reads.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const folder = new URL('../src/db/migrations/', import.meta.url)

/** The text of the generated module for what the folder holds now. */
export function migrationsModule() {
  const entries = readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .toSorted()
    .map(file => entry(file, readFileSync(new URL(file, folder), 'utf8')))
  return [
    '// Made by build/build-migrations.mjs from the .sql files beside it. Do not edit.',
    '/* oxlint-disable max-lines */',
    "import type { Migration } from './migration.ts'",
    '',
    'export const MIGRATIONS: readonly Migration[] = [',
    ...entries,
    ']',
    '',
  ].join('\n')
}

function entry(file, text) {
  const checksum = createHash('sha256').update(text).digest('hex')
  return [
    '  {',
    `    name: '${file.replace('.sql', '')}',`,
    `    checksum: '${checksum}',`,
    `    text: \`${text.replaceAll(/[\\`]|\$\{/g, '\\$&')}\`,`,
    '  },',
  ].join('\n')
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  writeFileSync(new URL('../migrations.gen.ts', folder), migrationsModule())
}
