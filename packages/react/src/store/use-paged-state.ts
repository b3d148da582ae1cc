import { freshnessOf, type Freshness } from './freshness-of.ts'
import { loadStateOf, type LoadState } from './load-state.ts'
import { usePaging, type Paging } from './use-paging.ts'

type PagedQuery = Parameters<typeof usePaging>[0] &
  Parameters<typeof loadStateOf>[0] &
  Parameters<typeof freshnessOf>[0] & { readonly currentData?: unknown }

/** Where the question for a list stands that comes in pages, how old it is, and the way to more. */
export interface PagedState extends LoadState, Freshness, Paging {}

/** Reads all three from an endpoint hook, of the question that is asked now. */
export function usePagedState(query: PagedQuery): PagedState {
  const now = { ...query, data: query.currentData }
  // What is asked for again is what failed: the next page, or what is shown.
  const paging = usePaging(query)
  return { ...loadStateOf(now), ...freshnessOf(now), ...paging }
}
