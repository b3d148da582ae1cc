import type { StaffActPage } from '@sixpence/core'
import { ask, bankApi } from '../store/index.ts'

/** What the bank's staff did for the customer. */
export const staffActsApi = bankApi.injectEndpoints({
  endpoints: build => ({
    listStaffActs: build.infiniteQuery<StaffActPage, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages, lastPage) => {
          const shown = pages.reduce((sum, page) => sum + page.acts.length, 0)
          return last.acts.length > 0 && shown < last.total ? lastPage + 1 : undefined
        },
      },
      queryFn: ({ pageParam }, api) =>
        ask((sixpence, pageNumber: number, signal) =>
          sixpence.access.staffActs({ pageNumber }, { signal }),
        )(pageParam, api),
      // Staff may look again at any time.
      keepUnusedDataFor: 0,
    }),
  }),
})
