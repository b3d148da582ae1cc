import { defineConfig } from 'tsup'
import { writeDeclarations } from './declarations.mjs'

/**
 * The build of a published package: ESM, CJS and types, one copy of shared code for all its doors.
 *
 * @param {Record<string, string>} entry Door by name, e.g. `{ index: 'src/index.ts' }`.
 * @param {{ format?: ('esm' | 'cjs')[] }} [options] What this package does not share.
 */
export function packageBuild(entry, { format = ['esm', 'cjs'] } = {}) {
  return defineConfig({
    entry,
    format,
    sourcemap: true,
    clean: true,
    // Also for CJS: else each door gets its own copy of the classes and stores.
    splitting: true,
    treeshake: true,
    target: 'es2022',
    onSuccess: () => writeDeclarations(entry, format),
  })
}
