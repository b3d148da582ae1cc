// Writes the module of the samples that merchants copy from the files that tests run.
import { readFileSync } from 'node:fs'
import { writeIfChanged } from '../generated/write-if-changed.mjs'

const SOURCE = new URL('../../../examples/shop/receivers/', import.meta.url)
const TARGET = new URL('../../react/src/merchant/integration/receivers.gen.ts', import.meta.url)

const LANGUAGES = { node: 'receiver.mjs', python: 'receiver.py', php: 'receiver.php' }

export function writeReceivers() {
  writeIfChanged(TARGET, moduleOf(Object.entries(LANGUAGES)))
}

const moduleOf = entries =>
  [
    '// Made by `pnpm generate` from examples/shop/receivers. Not in git.',
    '/* oxlint-disable max-lines */',
    '',
    '/** Servers that take the messages of the bank, by their language. */',
    'export const RECEIVERS = {',
    ...entries.map(([language, file]) => `  ${language}: ${JSON.stringify(sampleOf(file))},`),
    '} as const',
    '',
  ].join('\n')

const sampleOf = file => ({ file, text: readFileSync(new URL(file, SOURCE), 'utf8') })
