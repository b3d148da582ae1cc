// Writes the types of the message keys from the English texts.
import { readdirSync, readFileSync } from 'node:fs'
import { isMain, writeIfChanged } from '../generated/write-if-changed.mjs'
import { domainTypes } from './domain-types.mjs'

const ENGLISH = new URL('../../../locales/en/', import.meta.url)
const TARGET = new URL('../../react/src/i18n/messages.gen.ts', import.meta.url)

export function writeMessages() {
  const domains = readdirSync(ENGLISH)
    .filter(file => file.endsWith('.json'))
    .toSorted()
    .map(file => [
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(new URL(file, ENGLISH), 'utf8')),
    ])
  writeIfChanged(TARGET, domainTypes(domains))
}

if (isMain(import.meta)) writeMessages()
