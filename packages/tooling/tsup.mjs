import { defineConfig } from 'tsup'

/**
 * The build of a published package: ESM, CJS and types, one copy of shared code for all its doors.
 *
 * @param {Record<string, string>} entry Door by name, e.g. `{ index: 'src/index.ts' }`.
 * @param {import('tsup').Options} [options] What this package needs besides.
 */
export function packageBuild(entry, options = {}) {
  return defineConfig({
    entry,
    format: ['esm', 'cjs'],
    // tsup sets baseUrl itself, which TypeScript 6 calls deprecated.
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
    sourcemap: true,
    clean: true,
    // Also for CJS: else each door gets its own copy of the classes and stores.
    splitting: true,
    treeshake: true,
    target: 'es2022',
    ...options,
  })
}
