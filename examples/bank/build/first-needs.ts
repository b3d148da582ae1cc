import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { AHEAD, scriptOf } from '../server/pages/pages-ahead.ts'
import { withImports } from './with-imports.ts'

/** The frames of other pages are not drawn ahead, yet begin before anything is pressed, too. */
const FIRST = [...AHEAD, 'embed'] as const

export type FirstPage = (typeof FIRST)[number]

/** For each file of code that a first page begins with, which of them do. */
export type FirstNeeds = ReadonlyMap<string, readonly FirstPage[]>

/**
 * What the first pages begin with. A build of their scripts alone tells: the graph of modules does
 * not, since an index imports more than is used of it.
 */
export async function firstNeeds(conditions: string[]): Promise<FirstNeeds> {
  const built = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions },
    plugins: [nothingLater],
    build: { write: false, minify: false, rolldownOptions: { input: SCRIPTS } },
  })
  if (!('output' in built)) throw new Error('The first pages were not built.')
  const chunks = built.output.filter(file => file.type === 'chunk')
  const needs = FIRST.map(
    page => [page, new Set(withImports(chunks, page).flatMap(filesIn))] as const,
  )
  const files = new Set(needs.flatMap(([, each]) => [...each]))
  return new Map(
    [...files].map(file => [
      file,
      needs.filter(([, each]) => each.has(file)).map(([page]) => page),
    ]),
  )
}

const SCRIPTS = Object.fromEntries(FIRST.map(page => [page, scriptOf(page)]))

const nothingLater: Plugin = { name: 'sixpence-nothing-later', resolveDynamicImport: () => false }

const filesIn = ({ modules }: Rolldown.OutputChunk) =>
  Object.entries(modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id)
