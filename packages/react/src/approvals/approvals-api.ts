import type { RequestFilter, RequestPage } from '@sixpence/core'
import { ask, bankApi, answers } from '../store/index.ts'

/** `waiting`: what can still be decided; `decided`: everything else. */
export type RequestGroup = 'waiting' | 'decided'

const MOVED = answers('approvals', 'accounts', 'history', 'payments')

/** What the approvals room asks the bank. */
export const approvalsApi = bankApi.injectEndpoints({
  endpoints: build => ({
    listRequests: build.infiniteQuery<RequestPage, RequestGroup, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, pages, lastPage) => {
          const shown = pages.reduce((sum, page) => sum + page.items.length, 0)
          return last.items.length > 0 && shown < last.total ? lastPage + 1 : undefined
        },
      },
      queryFn: ({ queryArg, pageParam }, api) =>
        ask((sixpence, filter: RequestFilter, signal) =>
          sixpence.approvals.list(filter, { signal }),
        )({ groupedStatus: queryArg, page: pageParam }, api),
      providesTags: answers('approvals'),
      // Somebody else may have decided at any time.
      keepUnusedDataFor: 0,
    }),
    getRequest: build.query({
      queryFn: ask((sixpence, id: string, signal) =>
        sixpence.approvals.find({ requestId: id }, { signal }),
      ),
      providesTags: answers('approvals'),
      keepUnusedDataFor: 0,
    }),
    sendRequestCode: build.mutation({
      queryFn: ask((sixpence, id: string) => sixpence.approvals.sendCode({ transactionIds: [id] })),
    }),
    approveRequest: build.mutation({
      queryFn: ask(
        async (
          sixpence,
          { approvalTransactionId, code }: { approvalTransactionId: string; code: string },
        ) => {
          await sixpence.approvals.approve({ approvalTransactionId, code })
          return null
        },
      ),
      invalidatesTags: MOVED,
    }),
    declineRequest: build.mutation({
      queryFn: ask(async (sixpence, { id, reason }: { id: string; reason: string }) => {
        await sixpence.approvals.decline({ transactionIds: [id], reason })
        return null
      }),
      invalidatesTags: MOVED,
    }),
    withdrawRequest: build.mutation({
      queryFn: ask(async (sixpence, id: string) => {
        await sixpence.approvals.withdraw({ transactionIds: [id] })
        return null
      }),
      invalidatesTags: MOVED,
    }),
  }),
})
