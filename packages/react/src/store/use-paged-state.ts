import type { AnsweredPages } from './answered.ts'
import { answerOnShow } from './answer-on-show.ts'
import { failureOf } from './failure-of.ts'
import { loadStateOf, type LoadState } from './load-state.ts'
import { usePaging, type Paging } from './use-paging.ts'

/** The state of a request for a paged list, its age, and the way to load more. */
export interface PagedState extends LoadState, Paging {
  /** The number of rows on all pages. */
  readonly total: number
}

/** The pages on show. */
interface Shown<Page> extends PagedState {
  /** Undefined until the bank has answered. */
  readonly pages: readonly Page[] | undefined
  /** True if they answer the previous question and the answer to the current one is on its way. */
  readonly isOutdated: boolean
}

/**
 * Reads the whole state from the hook of a list.
 *
 * @param isLastKept True if the bank's last answer stays until it has answered another question.
 */
export function usePagedState<Page extends { readonly total: number }>(
  query: AnsweredPages<Page>,
  { isLastKept = false } = {},
): Shown<Page> {
  const { currentData, isFetchingNextPage } = query
  const data = isLastKept ? answerOnShow(query, failureOf(query.error)) : currentData
  const state = loadStateOf({ ...query, data })
  return {
    pages: data?.pages,
    total: data?.pages.at(-1)?.total ?? 0,
    isOutdated: data !== currentData,
    ...state,
    asOf: currentData && state.asOf,
    isRefreshing: state.isRefreshing && !isFetchingNextPage,
    // `retry` repeats what failed: the next page, or what is shown.
    ...usePaging(query),
  }
}
