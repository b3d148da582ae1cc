import type { BatchFilter, BatchPage, BatchPaymentPage } from '@sixpence/core'
import { ask, bankApi, answers } from '../../store/index.ts'

/** What is asked for, without the page. */
export type BatchQuestion = Omit<BatchFilter, 'pageNumber'>

/** What is asked about batches. */
export const batchesApi = bankApi.injectEndpoints({
  endpoints: build => ({
    listBatches: build.infiniteQuery<BatchPage, BatchQuestion, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages, lastPage) => {
          const shown = pages.reduce((sum, page) => sum + page.batches.length, 0)
          return last.batches.length > 0 && shown < last.total ? lastPage + 1 : undefined
        },
      },
      queryFn: ({ queryArg, pageParam }, api) =>
        ask((sixpence, filter: BatchFilter, signal) =>
          sixpence.history.batches(filter, { signal }),
        )({ ...queryArg, pageNumber: pageParam }, api),
      providesTags: answers('history'),
    }),
    readBatch: build.infiniteQuery<BatchPaymentPage, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages, lastPage) => {
          const shown = pages.reduce((sum, page) => sum + page.payments.length, 0)
          return last.payments.length > 0 && shown < last.total ? lastPage + 1 : undefined
        },
      },
      queryFn: ({ queryArg, pageParam }, api) =>
        ask((sixpence, [id, page]: readonly [string, number], signal) =>
          sixpence.history.batch({ id, pageNumber: page }, { signal }),
        )([queryArg, pageParam], api),
      providesTags: answers('history'),
    }),
  }),
})
