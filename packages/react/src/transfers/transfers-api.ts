import type { OwnTransfer, TransferRoute } from '@sixpence/core'
import { ask, bankApi, answers } from '../store/index.ts'

// What was true for an amount, a balance or a limit is asked for again, not remembered.
const FORGOTTEN_AT_ONCE = { keepUnusedDataFor: 0 }

/** What the transfers room asks the bank. */
export const transfersApi = bankApi.injectEndpoints({
  endpoints: build => ({
    quoteOwn: build.query({
      queryFn: ask((sixpence, transfer: OwnTransfer, signal) =>
        sixpence.transfers.quoteOwn(transfer, { signal }),
      ),
      ...FORGOTTEN_AT_ONCE,
    }),
    quoteP2p: build.query({
      queryFn: ask((sixpence, transfer: { fromAccount: string; amount: string }, signal) =>
        sixpence.transfers.quoteP2p(transfer, { signal }),
      ),
      ...FORGOTTEN_AT_ONCE,
    }),
    maxAmount: build.query({
      queryFn: ask((sixpence, route: TransferRoute, signal) =>
        sixpence.transfers.maxAmount(route, { signal }),
      ),
      providesTags: answers('accounts'),
      ...FORGOTTEN_AT_ONCE,
    }),
    limits: build.query({
      queryFn: ask((sixpence, route: TransferRoute, signal) =>
        sixpence.transfers.limits(route, { signal }),
      ),
      providesTags: answers('accounts'),
      ...FORGOTTEN_AT_ONCE,
    }),
    checkPayee: build.query({
      queryFn: ask((sixpence, email: string, signal) =>
        sixpence.transfers.checkPayee({ email }, { signal }),
      ),
      ...FORGOTTEN_AT_ONCE,
    }),
    recentPayees: build.query({
      queryFn: ask((sixpence, _input: void, signal) => sixpence.transfers.recent(signal)),
      providesTags: answers('history'),
    }),
  }),
})
