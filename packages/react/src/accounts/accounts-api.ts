import { ask, bankApi, answers } from '../store/index.ts'

/** What the accounts room asks the bank. */
export const accountsApi = bankApi.injectEndpoints({
  endpoints: build => ({
    listAccounts: build.query({
      queryFn: ask((sixpence, _input: void, signal) => sixpence.accounts.list(signal)),
      providesTags: answers('accounts'),
    }),
    listDefaultRates: build.query({
      queryFn: ask((sixpence, _input: void, signal) => sixpence.accounts.rates({}, { signal })),
    }),
    getTotalsCurrency: build.query({
      // A cache holds no undefined.
      queryFn: ask(async (sixpence, _input: void) => ({
        chosen: await sixpence.accounts.totalsCurrency(),
      })),
      providesTags: answers('accounts.totalsCurrency'),
    }),
    keepTotalsCurrency: build.mutation({
      queryFn: ask(async (sixpence, currencyCode: string) => {
        await sixpence.accounts.keepTotalsCurrency({ currencyCode })
        return currencyCode
      }),
      invalidatesTags: answers('accounts.totalsCurrency'),
    }),
    getCustomer: build.query({
      queryFn: ask((sixpence, _input: void, signal) => sixpence.customer.get({}, { signal })),
    }),
  }),
})
