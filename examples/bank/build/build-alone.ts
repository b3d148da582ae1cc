import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

/**
 * Builds scripts with everything that they import at once, without writing files. Its output shows
 * which code they really use. The module graph doesn't, because an index imports more than is used
 * of it.
 */
export async function buildAlone(
  input: Record<string, string>,
  conditions: string[],
): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions },
    plugins: [nothingLater],
    build: {
      write: false,
      minify: false,
      // A script's exports are used elsewhere.
      rolldownOptions: { input, preserveEntrySignatures: 'allow-extension' },
    },
  })
  if (!('output' in built)) throw new Error('The scripts were not built.')
  return built.output.filter(file => file.type === 'chunk')
}

const nothingLater: Plugin = { name: 'sixpence-nothing-later', resolveDynamicImport: () => false }

/** Returns the source files with code left in a chunk. */
export const filesIn = ({ modules }: Rolldown.OutputChunk): string[] =>
  Object.entries(modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id)
