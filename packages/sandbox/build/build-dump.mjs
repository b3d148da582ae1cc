// Writes dist/bank.dump.bin: the migrated, slimmed data folder that a bank starts from.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'

const MOST_BYTES = 2_200_000

const here = new URL('./', import.meta.url)
const bundle = new URL('../node_modules/.cache/sixpence-dump/', here)

await build({
  entry: { 'make-dump': fileURLToPath(new URL('make-dump.ts', here)) },
  outDir: fileURLToPath(bundle),
  format: ['esm'],
  outExtension: () => ({ js: '.mjs' }),
  // Beside its own files, wherever this is run from.
  external: [/^@electric-sql\//],
  // From its sources: the dump is made before anything is built.
  noExternal: [/^@sixpence\//],
  esbuildOptions: options => {
    options.conditions = ['@sixpence/source']
  },
  config: false,
  silent: true,
})
const { makeDump } = await import(new URL('make-dump.mjs', bundle).href)
const dump = await makeDump()
if (dump.byteLength > MOST_BYTES) {
  throw new Error(
    `bank.dump.bin has ${dump.byteLength} bytes; the most it may have is ${MOST_BYTES}`,
  )
}
mkdirSync(new URL('../dist/', here), { recursive: true })
writeFileSync(new URL('../dist/bank.dump.bin', here), dump)
console.log(`dist/bank.dump.bin ${(dump.byteLength / 1e6).toFixed(2)} MB`)
