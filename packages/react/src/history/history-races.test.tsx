import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import type { HistorySearch, Transaction } from '@sixpence/core/history'
import type { Notice } from '@sixpence/core/realtime'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { HistoryList } from './history-list.tsx'
import { useHistory } from './use-history.ts'

type List = Sixpence['history']['list']

const aRow = (id: string, date = '2025-03-04T12:00:00.000Z'): Transaction => ({
  id,
  transactionId: `movement-${id}`,
  date,
  type: 'p2pTransfer',
  accountId: 'SP00000000001111',
  direction: 'out',
  amount: '25.00',
  currencyCode: 'EUR',
  balanceAfter: '100.00',
  counterpartyName: `Person ${id}`,
  status: 'completed',
})

const aPage = (transactions: Transaction[], total = transactions.length) => ({
  transactions,
  total,
  rejectedCount: 0,
  processingCount: 0,
})

const MOVED: Notice = {
  id: 'n1',
  type: 'balanceChanged',
  status: 'info',
  at: '2026-11-21T09:00:00Z',
}

function renderHistory(component: ReactNode, answer: List) {
  const list = vi.fn<List>(answer)
  const inStore = (shown: ReactNode) => <BankStore>{shown}</BankStore>
  const { sixpence, realtime } = aBank({ history: { list } })
  const { rerenderInBank } = renderInBank(inStore(component), { sixpence })
  return {
    list,
    tell: (notice: Notice) => act(() => realtime.tell(notice)),
    show: (next: ReactNode) => rerenderInBank(inStore(next)),
  }
}

/** In a page without a layout. */
function scrollTo(top: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -top } as DOMRect)
  window.scrollY = top
  fireEvent.scroll(window)
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  window.scrollY = 0
})

describe('HistoryList', () => {
  it('adds the next page that was wanted while it was asked for again', async () => {
    const many = Array.from({ length: 60 }, (_none, index) => aRow(String(index)))
    const first = aPage(many, 61)
    let answerAgain: () => void = () => undefined
    const { list, tell } = renderHistory(<HistoryList />, async ({ pageNumber } = {}) =>
      pageNumber === 2 ? aPage([aRow('last')], 61) : first,
    )
    await screen.findByText('60 of 61 transactions')
    list.mockImplementationOnce(
      () => new Promise(resolve => void (answerAgain = () => resolve(first))),
    )
    tell(MOVED)
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
    scrollTo(4000)
    await screen.findByText('To Person 59')
    act(answerAgain)
    expect(await screen.findByText('61 of 61 transactions')).toBeDefined()
  })

  it('says over the rows how old they are, and asks for them again', async () => {
    const { list, tell } = renderHistory(<HistoryList />, async () => aPage([aRow('1')]))
    await screen.findByText('To Person 1')
    list.mockRejectedValueOnce(new SixpenceError('timeout', 'late'))
    tell(MOVED)
    expect(await screen.findByText('This may be old')).toBeDefined()
    expect(screen.queryByText('We couldn’t load your transactions')).toBeNull()
    expect(screen.getByText('To Person 1')).toBeDefined()
    list.mockResolvedValueOnce(aPage([aRow('2')]))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('To Person 2')).toBeDefined()
    expect(screen.queryByText('This may be old')).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
  })

  it('says at the end why no more comes of what could not be refreshed', async () => {
    const many = Array.from({ length: 60 }, (_none, index) => aRow(String(index)))
    const { list, tell } = renderHistory(<HistoryList />, async ({ pageNumber } = {}) =>
      pageNumber === 2 ? aPage([aRow('last')], 61) : aPage(many, 61),
    )
    await screen.findByText('60 of 61 transactions')
    list.mockRejectedValueOnce(new SixpenceError('timeout', 'late'))
    tell(MOVED)
    expect(await screen.findByText('We couldn’t load your transactions')).toBeDefined()
    scrollTo(4000)
    fireEvent.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1) as Element)
    expect(await screen.findByText('61 of 61 transactions')).toBeDefined()
    expect(screen.queryByText('We couldn’t load your transactions')).toBeNull()
  })

  it('is about another account when that is asked for, whatever was looked for before', async () => {
    const { list, show } = renderHistory(<HistoryList accountId="first" />, async () =>
      aPage([aRow('1')]),
    )
    await screen.findByText('To Person 1')
    fireEvent.click(screen.getByRole('button', { name: 'All time' }))
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
    show(<HistoryList accountId="second" />)
    await waitFor(() => expect(list.mock.lastCall?.[0]?.accountId).toBe('second'))
  })

  it('loses no letter that is typed while the address takes up those before', async () => {
    function Slow() {
      const [search, setSearch] = useState<HistorySearch>({})
      return (
        <HistoryList
          search={search}
          onSearchChange={next => setTimeout(() => setSearch(next), 100)}
        />
      )
    }
    renderHistory(<Slow />, async () => aPage([aRow('1')]))
    await screen.findByText('To Person 1')
    vi.useFakeTimers()
    const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
    fireEvent.change(field(), { target: { value: 'lun' } })
    act(() => void vi.advanceTimersByTime(300))
    fireEvent.change(field(), { target: { value: 'lunch' } })
    act(() => void vi.advanceTimersByTime(60))
    expect(field().value).toBe('lunch')
    act(() => void vi.advanceTimersByTime(1_000))
    expect(field().value).toBe('lunch')
  })

  it('calls no day today that was', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 21, 23, 59, 50) })
    const row = aRow('1', new Date(2026, 10, 21, 23, 30).toISOString())
    renderHistory(<HistoryList />, async () => aPage([row]))
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeDefined()
    act(() => void vi.advanceTimersByTime(11_000))
    expect(screen.getByRole('heading', { name: 'Yesterday' })).toBeDefined()
  })
})

describe('useHistory', () => {
  function Words({ keyword }: { keyword: string }) {
    const { data: days, isLoading } = useHistory({ keyword })
    return <p>{isLoading ? `${keyword} is awaited` : `${keyword}: ${days?.length} days`}</p>
  }

  it('is still answered when somebody else no longer waits for the same', async () => {
    let answers = 0
    const never = new Promise<never>(() => undefined)
    const { show } = renderHistory(
      <>
        <Words keyword="lunch" />
        <Words keyword="lunch" />
      </>,
      () => ((answers += 1) === 1 ? never : Promise.resolve(aPage([aRow('1')]))),
    )
    expect(await screen.findAllByText('lunch is awaited')).toHaveLength(2)
    show(
      <>
        <Words keyword="lunch" />
        <Words keyword="dinner" />
      </>,
    )
    expect(await screen.findByText('dinner: 1 days')).toBeDefined()
    expect(await screen.findByText('lunch: 1 days')).toBeDefined()
  })

  it('asks again for what was taken back while it was being refreshed', async () => {
    let rows = [aRow('1')]
    const { list, show, tell } = renderHistory(<Words keyword="lunch" />, async () => aPage(rows))
    await screen.findByText('lunch: 1 days')
    list.mockImplementationOnce(() => new Promise(() => undefined))
    tell(MOVED)
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
    rows = [aRow('2', '2025-03-05T12:00:00.000Z'), aRow('1')]
    show(<Words keyword="dinner" />)
    await screen.findByText('dinner: 2 days')
    show(<Words keyword="lunch" />)
    expect(await screen.findByText('lunch: 2 days')).toBeDefined()
  })
})
