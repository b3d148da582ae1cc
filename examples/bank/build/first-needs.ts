import { AHEAD, scriptOf } from '../server/pages/pages-ahead.ts'
import { buildAlone, filesIn } from './build-alone.ts'
import { withImports } from './with-imports.ts'

/** The frames of other pages are not drawn ahead, yet begin before anything is pressed, too. */
const FIRST = [...AHEAD, 'embed'] as const

export type FirstPage = (typeof FIRST)[number]

/** For each file of code that a first page begins with, which of them do. */
export type FirstNeeds = ReadonlyMap<string, readonly FirstPage[]>

/** What the first pages begin with. */
export async function firstNeeds(conditions: string[]): Promise<FirstNeeds> {
  const chunks = await buildAlone(SCRIPTS, conditions)
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
