import { ask, bankApi, answers } from '../store/index.ts'

/** Whom the customer lets know who they are. */
export const externalConsentsApi = bankApi.injectEndpoints({
  endpoints: build => ({
    listExternalConsents: build.query({
      queryFn: ask((sixpence, _input: void) => sixpence.externalSignIn.consents()),
      providesTags: answers('externalSignIn'),
    }),
    withdrawExternalConsent: build.mutation({
      queryFn: ask(async (sixpence, outsiderId: string) => {
        await sixpence.externalSignIn.withdraw({ outsiderId })
        // RTK Query keeps no undefined.
        return true
      }),
      invalidatesTags: answers('externalSignIn'),
    }),
  }),
})
