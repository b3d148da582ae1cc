import { useMemo } from 'react'
import { withFormerNames } from '../attempts/index.ts'
import type { AnsweredPages } from './answered.ts'
import { answerOnShow } from './answer-on-show.ts'
import { eachOnce } from './each-once.ts'
import { errorOf } from './error-of.ts'
import { loadStateOf, type LoadState } from './load-state.ts'
import { usePaging, type Paging } from './use-paging.ts'

/** The state of a request for a paged list, its age, and the way to load more. */
export interface PagedState<Data = unknown> extends LoadState<Data>, Paging {
  /** The number of rows on all pages. */
  readonly total: number
}

/** The pages on show. */
interface Shown<Page, Row> extends PagedState<readonly Row[]> {
  /** Undefined until the bank has answered. */
  readonly pages: readonly Page[] | undefined
  /** True if they answer the previous question and the answer to the current one is on its way. */
  readonly isOutdated: boolean
}

type RowOf<Rows> = Rows extends readonly (infer Row)[] ? Row : never

interface PagedOptions<Row> {
  /** The field that identifies a row; a row that comes twice is shown once. */
  readonly once?: (keyof Row & string) | undefined
  /** True if the bank's last answer stays until it has answered another question. */
  readonly isLastKept?: boolean
}

/**
 * Reads the whole state from the hook of a list.
 *
 * @param field The field of a page that holds its rows.
 */
export function usePagedState<Page extends { readonly total: number }, Field extends keyof Page>(
  query: AnsweredPages<Page>,
  field: Field,
  { once, isLastKept = false }: PagedOptions<RowOf<Page[Field]>> = {},
): Shown<Page, RowOf<Page[Field]>> {
  type Row = RowOf<Page[Field]>
  const { currentData, isFetchingNextPage } = query
  const shown = isLastKept ? answerOnShow(query, errorOf(query.error)) : currentData
  const pages = shown?.pages
  const data = useMemo(() => {
    const rows = pages?.flatMap(page => page[field] as readonly Row[])
    return rows && once ? eachOnce(rows as readonly Record<typeof once, string>[], once) : rows
  }, [pages, field, once]) as readonly Row[] | undefined
  const state = loadStateOf({ ...query, data })
  return withFormerNames({
    ...state,
    pages,
    total: pages?.at(-1)?.total ?? 0,
    isOutdated: shown !== currentData,
    asOf: currentData && state.asOf,
    isRefreshing: state.isRefreshing && !isFetchingNextPage,
    // `refetch` repeats what failed: the next page, or what is shown.
    ...usePaging(query),
  })
}
