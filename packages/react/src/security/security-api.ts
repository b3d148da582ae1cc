import type { BlacklistUser, LoginHistoryFilter, LoginHistoryPage } from '@sixpence/core'
import { ask, bankApi, answers } from '../store/index.ts'

/** What is asked for, without the page; days as `YYYY-MM-DD`. */
export type LoginHistoryQuestion = Pick<LoginHistoryFilter, 'fromDate' | 'toDate'>

/** What the security room asks the bank. */
export const securityApi = bankApi.injectEndpoints({
  endpoints: build => ({
    getTwoStepModes: build.query({
      queryFn: ask((sixpence, _input: void, signal) =>
        sixpence.security.twoStepModes({}, { signal }),
      ),
      providesTags: answers('security.twoStepModes'),
    }),
    listIpAccess: build.query({
      queryFn: ask((sixpence, _input: void, signal) => sixpence.security.ipAccess(signal)),
      providesTags: answers('security.ipAccess'),
    }),
    addIp: build.mutation({
      queryFn: ask((sixpence, range: { ip: string; toIp?: string | undefined }) =>
        done(sixpence.security.addIp(range)),
      ),
      invalidatesTags: answers('security.ipAccess'),
    }),
    deleteIp: build.mutation({
      queryFn: ask((sixpence, id: string) => done(sixpence.security.deleteIp({ id }))),
      invalidatesTags: answers('security.ipAccess'),
    }),
    setIpMode: build.mutation({
      queryFn: ask((sixpence, isEnabled: boolean) =>
        done(sixpence.security.setIpMode({ isEnabled })),
      ),
      invalidatesTags: answers('security.ipAccess'),
    }),
    listBlacklist: build.query({
      queryFn: ask((sixpence, _input: void, signal) => sixpence.security.blacklist({}, { signal })),
      providesTags: answers('security.blacklist'),
    }),
    addToBlacklist: build.mutation({
      queryFn: ask((sixpence, user: BlacklistUser) => done(sixpence.security.addToBlacklist(user))),
      invalidatesTags: answers('security.blacklist'),
    }),
    deleteFromBlacklist: build.mutation({
      queryFn: ask((sixpence, email: string) =>
        done(sixpence.security.deleteFromBlacklist({ email })),
      ),
      invalidatesTags: answers('security.blacklist'),
    }),
    listLoginHistory: build.infiniteQuery<LoginHistoryPage, LoginHistoryQuestion, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages, lastPage) => {
          const shown = pages.reduce((sum, page) => sum + page.entries.length, 0)
          return last.entries.length > 0 && shown < last.total ? lastPage + 1 : undefined
        },
      },
      queryFn: ({ queryArg, pageParam }, api) =>
        ask((sixpence, filter: LoginHistoryFilter, signal) =>
          sixpence.security.loginHistory(filter, { signal }),
        )({ ...queryArg, pageNumber: pageParam }, api),
      providesTags: answers('security.loginHistory'),
      // Another sign-in may have come at any time.
      keepUnusedDataFor: 0,
    }),
  }),
})

/** An answer that is nothing but a yes: RTK Query keeps no undefined. */
async function done(work: Promise<unknown>): Promise<true> {
  await work
  return true
}
