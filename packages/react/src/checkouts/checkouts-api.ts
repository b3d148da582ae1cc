import { ask, bankApi, answers } from '../store/index.ts'

/** What the checkouts room asks the bank. */
export const checkoutsApi = bankApi.injectEndpoints({
  endpoints: build => ({
    getCheckout: build.query({
      queryFn: ask((sixpence, checkoutId: string, signal) =>
        sixpence.checkouts.get({ checkoutId }, { signal }),
      ),
      providesTags: answers('payments'),
      // It may have been paid elsewhere meanwhile.
      keepUnusedDataFor: 0,
    }),
  }),
})
