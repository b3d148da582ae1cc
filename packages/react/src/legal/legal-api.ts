import { ask, bankApi } from '../store/index.ts'

/** What the legal room asks the bank. */
export const legalApi = bankApi.injectEndpoints({
  endpoints: build => ({
    getLegalInfo: build.query({
      queryFn: ask((sixpence, _input: void, signal) => sixpence.legal.info({}, { signal })),
      // Titles are in the language of the call.
      keepUnusedDataFor: 0,
    }),
  }),
})
