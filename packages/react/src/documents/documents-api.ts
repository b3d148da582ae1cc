import { ask, bankApi } from '../store/index.ts'

/** What the documents room asks the bank. */
export const documentsApi = bankApi.injectEndpoints({
  endpoints: build => ({
    listDocuments: build.query({
      queryFn: ask((sixpence, _input: void, signal) => sixpence.documents.list({}, { signal })),
      keepUnusedDataFor: 0,
    }),
  }),
})
