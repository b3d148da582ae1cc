import type { StatementFilter, StatementPage } from '@sixpence/core'
import { ask, bankApi, answers } from '../store/index.ts'

/** What the statements room asks the bank. */
export const statementsApi = bankApi.injectEndpoints({
  endpoints: build => ({
    listStatements: build.infiniteQuery<StatementPage, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages, lastPage) => {
          const shown = pages.reduce((sum, page) => sum + page.statements.length, 0)
          return last.statements.length > 0 && shown < last.total ? lastPage + 1 : undefined
        },
      },
      queryFn: ({ queryArg, pageParam }, api) =>
        ask((sixpence, filter: StatementFilter, signal) =>
          sixpence.statements.list(filter, { signal }),
        )({ accountId: queryArg, pageNumber: pageParam }, api),
      // The sums of the present month follow the money.
      providesTags: answers('history'),
    }),
  }),
})
