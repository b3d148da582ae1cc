import { SixpenceError, type Sixpence, type Transaction } from '@sixpence/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { groupByDay } from './group-by-day.ts'
import { HistoryList } from './history-list.tsx'
import { RecentHistory } from './recent-history.tsx'

const aRow = (id: string, change: Partial<Transaction> = {}): Transaction => ({
  id,
  transactionId: `movement-${id}`,
  date: '2025-03-04T12:00:00.000Z',
  type: 'p2pTransfer',
  accountId: 'SP00000000001111',
  direction: 'out',
  amount: '25.00',
  currencyCode: 'EUR',
  balanceAfter: '100.00',
  counterpartyName: `Person ${id}`,
  status: 'completed',
  ...change,
})

const aPage = (transactions: Transaction[], total = transactions.length) => ({
  transactions,
  total,
  rejectedCount: 0,
  processingCount: 0,
})

function renderHistory(
  component: React.ReactNode,
  answers: Parameters<typeof pages>[0],
  failure?: SixpenceError,
) {
  const history = { list: pages(answers) }
  if (failure) history.list.mockRejectedValueOnce(failure)
  renderInBank(<BankStore>{component}</BankStore>, { sixpence: aBank({ history }).sixpence })
  return { list: history.list, user: userEvent.setup() }
}

const pages = (answers: readonly ReturnType<typeof aPage>[]) =>
  vi.fn<Sixpence['history']['list']>(
    async (filter = {}) => answers[(filter.pageNumber ?? 1) - 1] ?? aPage([], 0),
  )

describe('groupByDay', () => {
  it('puts a moment on the day of the place (HIST-004)', () => {
    const late = aRow('1', { date: '2026-11-20T23:30:00.000Z' })
    const early = aRow('2', { date: '2026-11-20T21:30:00.000Z' })
    const days = (timeZone: string) => groupByDay([late, early], timeZone).map(({ day }) => day)
    expect(days('Europe/Bucharest')).toEqual(['2026-11-21', '2026-11-20'])
    expect(days('UTC')).toEqual(['2026-11-20'])
  })
})

describe('HistoryList', () => {
  it('groups rows under their day (HIST-004)', async () => {
    renderHistory(<HistoryList />, [
      aPage([aRow('1'), aRow('2'), aRow('3', { date: '2025-03-02T12:00:00.000Z' })]),
    ])
    const headings = await screen.findAllByRole('heading')
    expect(headings.map(heading => heading.textContent)).toEqual([
      'Tuesday, March 4, 2025',
      'Sunday, March 2, 2025',
    ])
    expect(screen.getAllByRole('list').map(list => list.children.length)).toEqual([2, 1])
  })

  it('says which way the money went', async () => {
    renderHistory(<HistoryList />, [aPage([aRow('1'), aRow('2', { direction: 'in' })])])
    expect(await screen.findByText('To Person 1')).toBeDefined()
    expect(screen.getByText('From Person 2')).toBeDefined()
    expect(screen.getByText('-€25.00')).toBeDefined()
    expect(screen.getByText('+€25.00')).toBeDefined()
  })

  it('adds the next page and shows each row once', async () => {
    const { list, user } = renderHistory(<HistoryList accountId="SP00000000001111" />, [
      aPage([aRow('1'), aRow('2')], 3),
      aPage([aRow('2'), aRow('3')], 3),
    ])
    expect(await screen.findByText('2 of 3 entries')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('To Person 3')).toBeDefined()
    expect(screen.getAllByText('To Person 2')).toHaveLength(1)
    expect(list).toHaveBeenLastCalledWith(
      { accountId: 'SP00000000001111', pageNumber: 2 },
      expect.anything(),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull())
  })

  it('says that nothing has happened yet', async () => {
    renderHistory(<HistoryList />, [aPage([])])
    expect(await screen.findByText('Nothing has happened yet')).toBeDefined()
  })

  it('asks again after a failure', async () => {
    const failure = new SixpenceError('offline', 'no network')
    const { user } = renderHistory(<HistoryList />, [aPage([aRow('1')])], failure)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('To Person 1')).toBeDefined()
  })
})

describe('RecentHistory', () => {
  it('leaves fees out (HIST-004)', async () => {
    const { list } = renderHistory(<RecentHistory />, [aPage([aRow('1')])])
    expect(await screen.findByText('To Person 1')).toBeDefined()
    expect(list).toHaveBeenCalledWith({ withoutFees: true }, expect.anything())
  })
})
