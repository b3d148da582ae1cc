import type { Plugin, Rolldown } from 'vite'
import { AHEAD, isPageAhead, scriptOf } from '../server/pages/pages-ahead.ts'
import { firstNeeds, type FirstNeeds, type FirstPage } from './first-needs.ts'

type Group = Rolldown.CodeSplittingGroup
type Context = Rolldown.ChunkingContext

const LIBRARY = /[\\/]node_modules[\\/]/
const ROUTER = /[\\/]node_modules[\\/]@tanstack[\\/]/

/**
 * Lays what the first pages begin with into a few files and not forty: they compress better, and a
 * new version of the app leaves what it is made of in the cache. What one page alone needs stays
 * with its entry; so does what the whole app begins with.
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

/** Each takes along what it imports, so that what others rest on is the first. */
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

/** The sets of pages that have something in common, the largest first. */
function setsOf(needs: FirstNeeds): (readonly FirstPage[])[] {
  const sets = new Map([...needs.values()].map(pages => [pages.join('-'), pages]))
  return [...sets.values()]
    .filter(pages => pages.some(isPageAhead))
    .toSorted((one, other) => other.length - one.length)
}

/** What just these begin with, and the app uses again. */
function groupOf(pages: readonly FirstPage[], needs: FirstNeeds): Group {
  const name = pages.join('-')
  const isTheirs = (id: string, context: Context) =>
    needs.get(id)?.join('-') === name && !pages.some(page => isOwn(id, page, context))
  return { name: (id, context) => (isTheirs(id, context) ? `for-${name}` : null) }
}

/** Whether all that imports it begins with the script of that page. */
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
