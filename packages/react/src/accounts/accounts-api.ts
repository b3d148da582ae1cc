import { ask, bankApi } from '../store/index.ts'

/** What the accounts room asks the bank. */
export const accountsApi = bankApi.injectEndpoints({
  endpoints: build => ({
    listAccounts: build.query({
      queryFn: ask((sixpence, _input: void, signal) => sixpence.accounts.list(signal)),
      providesTags: ['Account'],
    }),
    getCustomer: build.query({
      queryFn: ask((sixpence, _input: void, signal) => sixpence.customer.get(signal)),
    }),
  }),
})
