import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

/**
 * Builds scripts and what they import at once, and writes nothing. That tells what they are made
 * of: the graph of modules does not, since an index imports more than is used of it.
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
      // What a script exports is used elsewhere.
      rolldownOptions: { input, preserveEntrySignatures: 'allow-extension' },
    },
  })
  if (!('output' in built)) throw new Error('The scripts were not built.')
  return built.output.filter(file => file.type === 'chunk')
}

const nothingLater: Plugin = { name: 'sixpence-nothing-later', resolveDynamicImport: () => false }

/** The files of code that are left in a chunk. */
export const filesIn = ({ modules }: Rolldown.OutputChunk): string[] =>
  Object.entries(modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id)
