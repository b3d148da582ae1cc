import { ask, bankApi, answers } from '../store/index.ts'

interface BalanceQuestion {
  readonly days: number
  readonly timeZone: string
}

interface FlowQuestion {
  readonly accountId: string
  readonly timeZone: string
}

/** What is drawn. */
export const chartsApi = bankApi.injectEndpoints({
  endpoints: build => ({
    getBalanceHistory: build.query({
      queryFn: ask((sixpence, { days, timeZone }: BalanceQuestion, signal) =>
        sixpence.accounts.balanceHistory({ days, timeZone }, { signal }),
      ),
      providesTags: answers('accounts'),
    }),
    getCashFlow: build.query({
      queryFn: ask((sixpence, { accountId, timeZone }: FlowQuestion, signal) =>
        sixpence.history.cashFlow({ accountId, timeZone }, { signal }),
      ),
      providesTags: answers('history'),
    }),
  }),
})
