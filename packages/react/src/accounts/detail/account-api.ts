import type { WalletCurrency } from '@sixpence/core'
import { ask, bankApi, answers } from '../../store/index.ts'

/** What is asked about one account. */
export const accountApi = bankApi.injectEndpoints({
  endpoints: build => ({
    listInstructions: build.query({
      queryFn: ask((sixpence, accountId: string, signal) =>
        sixpence.accounts.instructions({ accountId }, { signal }),
      ),
      providesTags: answers('accounts.instructions'),
    }),
    markInstructionViewed: build.mutation({
      queryFn: ask(async (sixpence, viewed: { accountId: string; instructionId: string }) => {
        await sixpence.accounts.markInstructionViewed({
          accountId: viewed.accountId,
          instructionId: viewed.instructionId,
        })
        return viewed.instructionId
      }),
      invalidatesTags: answers('accounts.instructions'),
    }),
    // Asking again answers the same address: a question that may be kept.
    getWallet: build.query({
      queryFn: ask((sixpence, wallet: { accountId: string; currencyCode: WalletCurrency }) =>
        sixpence.accounts.wallet({
          accountId: wallet.accountId,
          currencyCode: wallet.currencyCode,
        }),
      ),
    }),
    addCurrency: build.mutation({
      queryFn: ask((sixpence, currencyCode: string) =>
        sixpence.accounts.addCurrency({ currencyCode }),
      ),
      invalidatesTags: answers('accounts'),
    }),
    listAddresses: build.query({
      queryFn: ask((sixpence, _input: void, signal) => sixpence.accounts.addresses({}, { signal })),
      providesTags: answers('accounts.addresses'),
    }),
    getCrossPlatform: build.query({
      queryFn: ask((sixpence, accountId: string, signal) =>
        sixpence.accounts.crossPlatform({ accountId }, { signal }),
      ),
    }),
  }),
})
