import { ask, bankApi } from '../store/index.ts'

/** What the cards room asks the bank. PINs are not among it: no cache holds one. */
export const cardsApi = bankApi.injectEndpoints({
  endpoints: build => ({
    getCardApplyInfo: build.query({
      queryFn: ask((sixpence, countryCode: string | undefined, signal) =>
        sixpence.cards.applyInfo(countryCode, signal),
      ),
    }),
    getCardApplication: build.query({
      queryFn: ask((sixpence, cardId: string, signal) =>
        sixpence.cards.application(cardId, signal),
      ),
      keepUnusedDataFor: 0,
    }),
    getActivationData: build.query({
      queryFn: ask((sixpence, accountId: string, signal) =>
        sixpence.cards.activationData(accountId, signal),
      ),
      keepUnusedDataFor: 0,
    }),
    listCardAuthorizations: build.query({
      queryFn: ask((sixpence, filter: { accountId: string; pageNumber: number }, signal) =>
        sixpence.cards.authorizations(filter, signal),
      ),
      providesTags: ['History'],
    }),
  }),
})
