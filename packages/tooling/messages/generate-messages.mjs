// Writes the types of the message keys from the English texts, or with --check says that they are old.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { roomTypes } from './room-types.mjs'

const ENGLISH = new URL('../../../locales/en/', import.meta.url)
const TARGET = new URL('../../react/src/i18n/messages.gen.ts', import.meta.url)

const rooms = readdirSync(ENGLISH)
  .filter(file => file.endsWith('.json'))
  .toSorted()
  .map(file => [
    file.slice(0, -'.json'.length),
    JSON.parse(readFileSync(new URL(file, ENGLISH), 'utf8')),
  ])
const wanted = roomTypes(rooms)

if (!process.argv.includes('--check')) {
  writeFileSync(TARGET, wanted)
} else if (readOrEmpty(TARGET) !== wanted) {
  console.error(
    `${fileURLToPath(TARGET)} does not fit locales/en.\n` +
      'Run: node packages/tooling/messages/generate-messages.mjs',
  )
  process.exitCode = 1
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
