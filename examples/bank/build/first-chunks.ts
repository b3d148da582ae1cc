import type { Plugin, Rolldown } from 'vite'
import { AHEAD, isPageAhead, scriptOf } from '../server/pages/pages-ahead.ts'
import { firstNeeds, type FirstNeeds, type FirstPage } from './first-needs.ts'

type Group = Rolldown.CodeSplittingGroup
type Context = Rolldown.ChunkingContext

const LIBRARY = /[\\/]node_modules[\\/]/
const ROUTER = /[\\/]node_modules[\\/]@tanstack[\\/]/

/**
 * Puts the first code of the first pages into a few files instead of forty: they compress better,
 * and a new version of the app leaves its libraries in the cache. Code that only one page needs
 * stays with its entry, and so does the first code of the whole app.
 */
export function firstChunks(): Plugin {
  return {
    name: 'sixpence-first-chunks',
    apply: 'build',
    config: async ({ resolve }) => {
      const groups = groupsOf(await firstNeeds(resolve?.conditions ?? []))
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
  }
}

/** Each group includes its imports, so the most basic code is the first group. */
function groupsOf(needs: FirstNeeds): Group[] {
  const isCommon = (id: string) => AHEAD.every(page => needs.get(id)?.includes(page))
  const groups: Group[] = [
    { name: 'libraries', test: id => isCommon(id) && LIBRARY.test(id) },
    { name: 'sixpence', test: isCommon },
    ...setsOf(needs).map(pages => groupOf(pages, needs)),
    { name: 'router', test: ROUTER },
  ]
  return groups.map(group => ({ ...group, tags: ['$initial'] }))
}

/** Returns the sets of pages that share code, the largest first. */
function setsOf(needs: FirstNeeds): (readonly FirstPage[])[] {
  const sets = new Map([...needs.values()].map(pages => [pages.join('-'), pages]))
  return [...sets.values()]
    .filter(pages => pages.some(isPageAhead))
    .toSorted((one, other) => other.length - one.length)
}

/** Groups the first code of just these pages that the app uses again. */
function groupOf(pages: readonly FirstPage[], needs: FirstNeeds): Group {
  const name = pages.join('-')
  const isTheirs = (id: string, context: Context) =>
    needs.get(id)?.join('-') === name && !pages.some(page => isOwn(id, page, context))
  return { name: (id, context) => (isTheirs(id, context) ? `for-${name}` : null) }
}

/** True if everything that imports the file begins with that page's script. */
function isOwn(file: string, page: FirstPage, context: Context): boolean {
  const seen = new Set<string>()
  const isWithin = (id: string): boolean => {
    if (seen.has(id) || id.endsWith(`/bank/${scriptOf(page)}`)) return true
    seen.add(id)
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {}
    const by = [...importers, ...dynamicImporters]
    return by.length > 0 && by.every(isWithin)
  }
  return isWithin(file)
}
