import { ask, bankApi } from '../store/index.ts'

/** What the access room asks the bank and keeps no other way. */
export const accessApi = bankApi.injectEndpoints({
  endpoints: build => ({
    searchCustomers: build.query({
      queryFn: ask((sixpence, query: string, signal) =>
        sixpence.access.search({ query }, { signal }),
      ),
      keepUnusedDataFor: 0,
    }),
  }),
})
