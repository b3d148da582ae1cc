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
  const isWorthIt = (pages: readonly FirstPage[]) => {
    const alike = [...files].filter(file => pagesOf(file).join() === pages.join())
    return sum(alike.map(file => lengthOf(chunks, file))) > WORTH_A_FILE
  }
  return new Map(
    [...files].map(file => {
      const pages = pagesOf(file)
      return [file, pages.length === 1 || isWorthIt(pages) ? pages : FIRST]
    }),
  )
}

const lengthOf = (chunks: readonly Rolldown.OutputChunk[], file: string): number =>
  sum(chunks.map(({ modules }) => modules[file]?.renderedLength ?? 0))

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const SCRIPTS = Object.fromEntries(FIRST.map(page => [page, scriptOf(page)]))
