import type { ExportFile, HistoryFilter, HistoryPage } from '@sixpence/core'
import { ask, bankApi, answers } from '../store/index.ts'

/** What is asked for, without the page. */
export type HistoryQuestion = Omit<HistoryFilter, 'pageNumber'>

/** So many pages are asked for again whenever something happens. */
export const MOST_FRESH_PAGES = 5

/** What the history room asks the bank. */
export const historyApi = bankApi.injectEndpoints({
  endpoints: build => ({
    listHistory: build.infiniteQuery<HistoryPage, HistoryQuestion, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages, lastPage) => {
          const shown = pages.reduce((sum, page) => sum + page.transactions.length, 0)
          return last.transactions.length > 0 && shown < last.total ? lastPage + 1 : undefined
        },
      },
      queryFn: ({ queryArg, pageParam }, api) =>
        ask((sixpence, filter: HistoryFilter, signal) => sixpence.history.list(filter, { signal }))(
          { ...queryArg, pageNumber: pageParam },
          api,
        ),
      // A long one is not asked for again page by page: whoever reads it is told, and may ask.
      providesTags: data =>
        data && data.pages.length > MOST_FRESH_PAGES ? [] : answers('history'),
    }),
    peekHistory: build.query({
      queryFn: ask((sixpence, question: HistoryQuestion, signal) =>
        sixpence.history.list(question, { signal }),
      ),
      providesTags: answers('history'),
      keepUnusedDataFor: 0,
    }),
    listExports: build.query<readonly ExportFile[], void>({
      queryFn: ask((sixpence, _input: void, signal) =>
        sixpence.history.exportFiles({}, { signal }),
      ),
      providesTags: answers('history.exportFiles'),
      keepUnusedDataFor: 0,
    }),
    followExport: build.query({
      queryFn: ask((sixpence, exportId: string, signal) =>
        sixpence.history.exportStatus({ exportId }, { signal }),
      ),
      keepUnusedDataFor: 0,
    }),
    startExport: build.mutation({
      queryFn: ask((sixpence, question: HistoryQuestion) => sixpence.history.startExport(question)),
      invalidatesTags: answers('history.exportFiles'),
    }),
    sendExport: build.mutation({
      queryFn: ask((sixpence, { exportId, email }: { exportId: string; email: string }) =>
        sixpence.history.sendExport({ exportId, email }).then(() => null),
      ),
    }),
    listRecentHistory: build.query({
      queryFn: ask((sixpence, _input: void, signal) =>
        sixpence.history.list({ withoutFees: true }, { signal }),
      ),
      providesTags: answers('history'),
    }),
  }),
})
