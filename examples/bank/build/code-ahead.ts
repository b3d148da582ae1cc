import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { CODE_FILE, type CodeAhead } from '../server/pages/code-ahead.ts'
import { withImports } from './with-imports.ts'

/** The place of the script that opens the bank, in a page before the build. */
const PLACE = 'src="/client.js"'

/**
 * Builds the script that opens a page's bank, and names it in the app's page, where it waits only
 * for its own imports. Writes a list of the code loaded after it, which the server names as well:
 * the browser then loads all of it at once, and not one part after the other.
 */
export function codeAhead(): Plugin {
  return {
    name: 'sixpence-code-ahead',
    apply: 'build',
    buildStart() {
      const id = fileURLToPath(new URL('../src/start/client.ts', import.meta.url))
      this.emitFile({ type: 'chunk', id, name: 'client', preserveSignature: 'strict' })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const client = chunksOf(bundle).find(({ isEntry, name }) => isEntry && name === 'client')
        return client ? html.replace(PLACE, `src="/${client.fileName}"`) : html
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = JSON.stringify(codeOf(chunksOf(bundle)))
        this.emitFile({ type: 'asset', fileName: CODE_FILE, source })
      },
    },
  }
}

function codeOf(chunks: readonly Rolldown.OutputChunk[]): CodeAhead {
  const known = new Set(filesOf(chunks, 'index'))
  const bank = filesOf(chunks, 'create-bank', 'bank-parts').filter(file => !known.has(file))
  const after = new Set([...known, ...bank])
  return { bank, home: filesOf(chunks, 'home-parts').filter(file => !after.has(file)) }
}

const filesOf = (chunks: readonly Rolldown.OutputChunk[], ...entries: string[]): string[] => [
  ...new Set(
    entries.flatMap(entry => withImports(chunks, entry).map(({ fileName }) => `/${fileName}`)),
  ),
]

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter(file => file.type === 'chunk')
