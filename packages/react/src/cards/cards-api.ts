import type { CardAuthorizationPage } from '@sixpence/core'
import { ask, bankApi } from '../store/index.ts'

/** Whose payments: those of a card or of the account that cards settle on, or those of debit cards. */
export type AuthorizationQuestion =
  | { readonly of: 'account'; readonly accountId: string }
  | { readonly of: 'debitCards' }

/** What the cards room asks the bank. PINs are not among it: no cache holds one. */
export const cardsApi = bankApi.injectEndpoints({
  endpoints: build => ({
    getCardApplyInfo: build.query({
      queryFn: ask((sixpence, countryCode: string | undefined, signal) =>
        sixpence.cards.applyInfo({ countryCode }, { signal }),
      ),
      // Without a country it is for where the customer lives.
      providesTags: ['Address'],
    }),
    getCardApplication: build.query({
      queryFn: ask((sixpence, cardId: string, signal) =>
        sixpence.cards.application({ cardId }, { signal }),
      ),
      keepUnusedDataFor: 0,
    }),
    getActivationData: build.query({
      queryFn: ask((sixpence, accountId: string, signal) =>
        sixpence.cards.activationData({ accountId }, { signal }),
      ),
      keepUnusedDataFor: 0,
    }),
    getCardBin: build.query({
      queryFn: ask((sixpence, bin: string, signal) =>
        sixpence.cards.binInfo({ cardNumber: bin }, { signal }),
      ),
    }),
    listBlockedBins: build.query({
      queryFn: ask((sixpence, _input: void, signal) => sixpence.cards.blockedBins({}, { signal })),
    }),
    listAuthorizations: build.infiniteQuery<CardAuthorizationPage, AuthorizationQuestion, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages, lastPage) => {
          const shown = pages.reduce((sum, page) => sum + page.items.length, 0)
          return last.items.length > 0 && shown < last.total ? lastPage + 1 : undefined
        },
      },
      queryFn: ({ queryArg, pageParam: pageNumber }, api) =>
        ask(({ cards }, question: AuthorizationQuestion, signal) =>
          question.of === 'debitCards'
            ? cards.debitAuthorizations({ pageNumber }, { signal })
            : cards.authorizations({ accountId: question.accountId, pageNumber }, { signal }),
        )(queryArg, api),
      providesTags: ['History'],
    }),
  }),
})
