// Writes the sandbox's migrations.gen.ts from its .sql files and the kinds of payments, so that a page
// can import what Node reads.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { writeIfChanged } from '../generated/write-if-changed.mjs'
import { kindsSql } from './kinds-sql.mjs'

const source = new URL('../../sandbox/src/', import.meta.url)
const later = new URL('db/migrations/', source)
// The folders with tables, each after those to whose tables it refers.
const order = new URL('db/schema-order.json', source)
const target = new URL('db/migrations.gen.ts', source)

/** Returns the schema as one migration, followed by the later ones. */
function migrations() {
  return [{ name: '0001-initial', text: initialSchema() }, ...laterMigrations()]
}

function initialSchema() {
  const folders = JSON.parse(readFileSync(order, 'utf8'))
  assertNamesAll(folders)
  const schemas = folders.map(folder => readFileSync(schemaOf(folder), 'utf8'))
  return [kindsSql(), ...schemas].join('\n')
}

function assertNamesAll(folders) {
  const forgotten = readdirSync(source).filter(
    folder => existsSync(schemaOf(folder)) && !folders.includes(folder),
  )
  if (forgotten.length > 0) throw new Error(`schema-order.json lacks: ${forgotten.join(', ')}`)
}

const schemaOf = folder => new URL(`${folder}/schema.sql`, source)

function laterMigrations() {
  if (!existsSync(later)) return []
  return readdirSync(later)
    .filter(file => file.endsWith('.sql'))
    .toSorted()
    .map(file => ({
      name: file.replace('.sql', ''),
      text: readFileSync(new URL(file, later), 'utf8'),
    }))
}

export function writeMigrations() {
  writeIfChanged(target, moduleOf(migrations()))
}

function moduleOf(entries) {
  return [
    '// Made by `pnpm generate` from the .sql files. Not in git.',
    '/* oxlint-disable max-lines */',
    "import type { Migration } from './migration.ts'",
    '',
    'export const MIGRATIONS: readonly Migration[] = [',
    ...entries.map(entry),
    ']',
    '',
  ].join('\n')
}

function entry({ name, text }) {
  const checksum = createHash('sha256').update(text).digest('hex')
  return [
    '  {',
    `    name: '${name}',`,
    `    checksum: '${checksum}',`,
    `    text: \`${text.replaceAll(/[\\`]|\$\{/g, '\\$&')}\`,`,
    '  },',
  ].join('\n')
}
