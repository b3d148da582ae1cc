import { ask, bankApi } from '../store/index.ts'

/** What is drawn. */
export const chartsApi = bankApi.injectEndpoints({
  endpoints: build => ({
    getBalanceHistory: build.query({
      queryFn: ask((sixpence, days: number, signal) =>
        sixpence.accounts.balanceHistory(days, signal),
      ),
      providesTags: ['Account'],
    }),
  }),
})
