import type { BlacklistUser, LoginHistoryFilter, LoginHistoryPage } from '@sixpence/core'
import { ask, bankApi } from '../store/index.ts'

/** What is asked for, without the page; days as `YYYY-MM-DD`. */
export type LoginHistoryQuestion = Pick<LoginHistoryFilter, 'fromDate' | 'toDate'>

/** What the security room asks the bank. */
export const securityApi = bankApi.injectEndpoints({
  endpoints: build => ({
    getTwoStepModes: build.query({
      queryFn: ask((sixpence, _input: void, signal) =>
        sixpence.security.twoStepModes({}, { signal }),
      ),
      providesTags: ['TwoStep'],
    }),
    listIpAccess: build.query({
      queryFn: ask((sixpence, _input: void, signal) => sixpence.security.ipAccess(signal)),
      providesTags: ['IpAccess'],
    }),
    addIp: build.mutation({
      queryFn: ask((sixpence, range: { ip: string; toIp?: string | undefined }) =>
        done(sixpence.security.addIp(range)),
      ),
      invalidatesTags: ['IpAccess'],
    }),
    deleteIp: build.mutation({
      queryFn: ask((sixpence, id: string) => done(sixpence.security.deleteIp({ id }))),
      invalidatesTags: ['IpAccess'],
    }),
    setIpMode: build.mutation({
      queryFn: ask((sixpence, isEnabled: boolean) =>
        done(sixpence.security.setIpMode({ isEnabled })),
      ),
      invalidatesTags: ['IpAccess'],
    }),
    listBlacklist: build.query({
      queryFn: ask((sixpence, _input: void, signal) => sixpence.security.blacklist({}, { signal })),
      providesTags: ['Blacklist'],
    }),
    addToBlacklist: build.mutation({
      queryFn: ask((sixpence, user: BlacklistUser) => done(sixpence.security.addToBlacklist(user))),
      invalidatesTags: ['Blacklist'],
    }),
    deleteFromBlacklist: build.mutation({
      queryFn: ask((sixpence, email: string) =>
        done(sixpence.security.deleteFromBlacklist({ email })),
      ),
      invalidatesTags: ['Blacklist'],
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
      providesTags: ['LoginHistory'],
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
