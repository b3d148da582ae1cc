import { staleOn } from './tags.ts'
import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import { history } from '@sixpence/core/history'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { aBank } from '../testing/a-bank.ts'
import { InBank } from '../testing/render-in-bank.tsx'
import { ask } from './ask.ts'
import { bankApi } from './bank-api.ts'
import { BankStore } from './bank-store.tsx'
import { usePaging } from './use-paging.ts'

type List = Sixpence['history']['list']

const LATE = new SixpenceError('timeout', 'late')

const testApi = bankApi.injectEndpoints({
  endpoints: build => ({
    pages: build.infiniteQuery<unknown, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (_last, pages) => (pages.length < 3 ? pages.length + 1 : undefined),
      },
      queryFn: ({ pageParam, queryArg }, api) =>
        ask((sixpence, pageNumber: number) =>
          sixpence.use(history).list({ accountId: queryArg, pageNumber }),
        )(pageParam, api),
      providesTags: staleOn('balanceChanged'),
    }),
  }),
})

function usePages(of: string) {
  const query = testApi.usePagesInfiniteQuery(of)
  const shown = query.currentData?.pages.length ?? 0
  return { ...usePaging(query), shown, isFetching: query.isFetching, isError: query.isError }
}

/** Renders pages of a bank whose answers wait until the test releases them. */
async function renderPages() {
  let letGo: () => void = () => undefined
  const list = vi.fn<List>(async () => ({
    transactions: [],
    total: 0,
    rejectedCount: 0,
    processingCount: 0,
  }))
  const { sixpence, realtime } = aBank({ history: { list } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <InBank sixpence={sixpence}>
      <BankStore>{children}</BankStore>
    </InBank>
  )
  const view = renderHook(usePages, { wrapper, initialProps: 'first' })
  await waitFor(() => expect(view.result.current?.shown).toBe(1))
  const refresh = (failure?: Error) => {
    list.mockImplementationOnce(
      () =>
        new Promise((resolve, reject) => {
          letGo = () =>
            failure
              ? reject(failure)
              : resolve({ transactions: [], total: 0, rejectedCount: 0, processingCount: 0 })
        }),
    )
    const at = '2026-11-21T09:00:00Z'
    act(() => realtime.tell({ id: 'n1', type: 'balanceChanged', status: 'info', at }))
    return waitFor(() => expect(view.result.current.isFetching).toBe(true))
  }
  return { ...view, list, refresh, answer: () => act(async () => letGo()) }
}

const pagesOf = ({ mock }: { mock: { calls: Parameters<List>[] } }) =>
  mock.calls.map(([filter]) => filter?.pageNumber)

describe('usePaging', () => {
  it('adds the page that was wanted during a refresh after it, once', async () => {
    const { result, list, refresh, answer } = await renderPages()
    await refresh()
    act(() => result.current.loadMore())
    act(() => result.current.loadMore())
    expect(result.current.isLoadingMore).toBe(true)
    await answer()
    await waitFor(() => expect(result.current.shown).toBe(2))
    await waitFor(() => expect(result.current.isLoadingMore).toBe(false))
    expect(pagesOf(list)).toEqual([1, 1, 2])
  })

  it('asks for no more when the refresh fails, and then for what is shown', async () => {
    const { result, list, refresh, answer } = await renderPages()
    await refresh(LATE)
    act(() => result.current.loadMore())
    await answer()
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(result.current.isLoadingMore).toBe(false)
    act(() => result.current.refetch())
    await waitFor(() => expect(result.current.isError).toBe(false))
    expect(pagesOf(list)).toEqual([1, 1, 1])
  })

  it('adds the next page to what is old once that is new again', async () => {
    const { result, list, refresh, answer } = await renderPages()
    await refresh(LATE)
    await answer()
    await waitFor(() => expect(result.current.isError).toBe(true))
    act(() => result.current.loadMore())
    await waitFor(() => expect(result.current.shown).toBe(2))
    expect(result.current.isError).toBe(false)
    expect(pagesOf(list)).toEqual([1, 1, 1, 2])
  })

  it('asks again for the page that did not come', async () => {
    const { result, list } = await renderPages()
    list.mockRejectedValueOnce(LATE)
    act(() => result.current.loadMore())
    await waitFor(() => expect(result.current.isError).toBe(true))
    act(() => result.current.refetch())
    await waitFor(() => expect(result.current.shown).toBe(2))
    expect(pagesOf(list)).toEqual([1, 2, 2])
  })

  it('asks again for a list whose end is shown', async () => {
    const { result, list, refresh, answer } = await renderPages()
    for (const shown of [2, 3]) {
      act(() => result.current.loadMore())
      await waitFor(() => expect(result.current.shown).toBe(shown))
    }
    expect(result.current.hasMore).toBe(false)
    await refresh(LATE)
    await answer()
    await waitFor(() => expect(result.current.isError).toBe(true))
    list.mockClear()
    act(() => result.current.refetch())
    await waitFor(() => expect(pagesOf(list)).toEqual([1, 2, 3]))
  })

  it('takes no wish along to another list', async () => {
    const { result, list, refresh, answer, rerender } = await renderPages()
    await refresh()
    act(() => result.current.loadMore())
    rerender('second')
    await answer()
    await waitFor(() => expect(result.current.shown).toBe(1))
    expect(list.mock.lastCall?.[0]).toEqual({ accountId: 'second', pageNumber: 1 })
  })
})
