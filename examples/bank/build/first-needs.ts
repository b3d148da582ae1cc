import type { Rolldown } from 'vite'
import { AHEAD, scriptOf } from '../server/pages/pages-ahead.ts'
import { buildAlone, filesIn } from './build-alone.ts'
import { withImports } from './with-imports.ts'

/** The frames in other pages aren't drawn by the server, but also begin before anything is pressed. */
const FIRST = [...AHEAD, 'embed'] as const

export type FirstPage = (typeof FIRST)[number]

/** For each source file that a first page begins with, the pages that do. */
export type FirstNeeds = ReadonlyMap<string, readonly FirstPage[]>

/** A separate file costs a page more than this much unneeded code, in characters. */
const WORTH_A_FILE = 3_000

/** Returns the code that the first pages begin with. */
export async function firstNeeds(conditions: string[]): Promise<FirstNeeds> {
  const chunks = await buildAlone(SCRIPTS, conditions)
  const needs = FIRST.map(
    page => [page, new Set(withImports(chunks, page).flatMap(filesIn))] as const,
  )
  const files = new Set(needs.flatMap(([, each]) => [...each]))
  const pagesOf = (file: string) => needs.filter(([, each]) => each.has(file)).map(([page]) => page)
  // Files that the same pages begin with share one, and are weighed together.
  const lengths = new Map<string, number>()
  for (const file of files) {
    const pages = pagesOf(file).join()
    lengths.set(pages, (lengths.get(pages) ?? 0) + lengthOf(chunks, file))
  }
  const isWorthIt = (pages: readonly FirstPage[]) => (lengths.get(pages.join()) ?? 0) > WORTH_A_FILE
  return new Map(
    [...files].map(file => {
      const pages = pagesOf(file)
      return [file, pages.length === 1 || isWorthIt(pages) ? pages : FIRST]
    }),
  )
}

const lengthOf = (chunks: readonly Rolldown.OutputChunk[], file: string): number =>
  chunks.reduce((sum, { modules }) => sum + (modules[file]?.renderedLength ?? 0), 0)

const SCRIPTS = Object.fromEntries(FIRST.map(page => [page, scriptOf(page)]))
