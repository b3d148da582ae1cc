import { SixpenceError } from '@sixpence/core/errors'
import type { HistorySearch } from '@sixpence/core/history'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { HistoryList } from './history-list.tsx'
import { aPage, aRow, MOVED, renderHistory } from '../testing/render-history.tsx'

describe('HistoryList', () => {
  it('groups rows under their day (HIST-004, ROUTE-038)', async () => {
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
    expect(screen.getByText('−€25.00')).toBeDefined()
    expect(screen.getByText('+€25.00')).toBeDefined()
  })

  it('adds the next page when the end is near, and shows each row once', async () => {
    const { list } = renderHistory(<HistoryList accountId="SP00000000001111" />, [
      aPage([aRow('1'), aRow('2')], 3),
      aPage([aRow('2'), aRow('3')], 3),
    ])
    expect(await screen.findByText('To Person 3')).toBeDefined()
    expect(screen.getAllByText('To Person 2')).toHaveLength(1)
    expect(screen.getByText('3 of 3 transactions')).toBeDefined()
    expect(list.mock.calls.map(([filter]) => [filter?.accountId, filter?.pageNumber])).toEqual([
      ['SP00000000001111', 1],
      ['SP00000000001111', 2],
    ])
  })

  it('keeps the rows in sight on the page, however many there are', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => aRow(String(index)))
    renderHistory(<HistoryList />, [aPage(many)])
    await screen.findByText('To Person 0')
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
    expect(screen.getByText(/^2,?000 of 2,?000 transactions$/)).toBeDefined()
  })

  it('asks for a short list again when the balance changes', async () => {
    const { list, tell } = renderHistory(<HistoryList />, [aPage([aRow('1')])])
    await screen.findByText('To Person 1')
    list.mockResolvedValue(aPage([aRow('2'), aRow('1')]))
    tell(MOVED)
    expect(await screen.findByText('To Person 2')).toBeDefined()
    expect(screen.queryByText('There are newer transactions.')).toBeNull()
  })

  it('leaves a long list where it is, and says that there is newer activity', async () => {
    const answers = Array.from({ length: 7 }, (_, index) => aPage([aRow(String(index))], 7))
    const { list, tell, user } = renderHistory(<HistoryList />, answers)
    await screen.findByText('7 of 7 transactions')
    await waitFor(() => expect(list).toHaveBeenCalledTimes(8))
    list.mockClear()
    list.mockImplementation(async (filter = {}) =>
      filter.pageNumber === undefined || filter.pageNumber === 1
        ? aPage([aRow('new'), aRow('0')], 2)
        : aPage([], 2),
    )
    tell(MOVED)
    const show = await screen.findByRole('button', { name: 'Show' })
    expect(list).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('To Person new')).toBeNull()
    expect(screen.getByText('To Person 6')).toBeDefined()
    await user.click(show)
    expect(await screen.findByText('To Person new')).toBeDefined()
    expect(screen.getByText('2 of 2 transactions')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull()
    expect(document.activeElement?.className).toBe('sp-history-found')
  })

  it('looks further back when nothing is found', async () => {
    const { list, user } = renderHistory(<HistoryList />, [aPage([])])
    list.mockImplementation(async (filter = {}) =>
      filter.fromDate === undefined ? aPage([aRow('1')]) : aPage([]),
    )
    await user.click(await screen.findByRole('button', { name: 'Show all' }))
    expect(await screen.findByText('To Person 1')).toBeDefined()
  })

  it('says at once when there is nothing at all, however short the period', async () => {
    renderHistory(<HistoryList />, [aPage([])])
    expect(await screen.findByText('No transactions yet')).toBeDefined()
    expect(screen.queryByText('No transactions found')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
  })

  it('asks again after a failure', async () => {
    const failure = new SixpenceError('offline', 'no network')
    const { user } = renderHistory(<HistoryList />, [aPage([aRow('1')])], failure)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('To Person 1')).toBeDefined()
  })

  it('asks for a word once typing has settled, and takes back what nobody waits for', async () => {
    const { list, user } = renderHistory(<HistoryList />, [aPage([aRow('1')])])
    await screen.findByText('To Person 1')
    list.mockImplementationOnce(() => new Promise(() => undefined))
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'lun')
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
    expect(screen.getByText('To Person 1')).toBeDefined()
    await user.type(screen.getByRole('searchbox'), 'ch')
    await waitFor(() => expect(list).toHaveBeenCalledTimes(3))
    expect(list.mock.calls.map(([filter]) => filter?.keyword)).toEqual([undefined, 'lun', 'lunch'])
    await waitFor(() => expect(list.mock.calls[1]?.[1]?.signal?.aborted).toBe(true))
  })

  it('narrows down by everything at once, in the customer’s way of writing (HIST-002)', async () => {
    const onSearchChange = vi.fn<(search: HistorySearch, isTyping: boolean) => void>()
    const { user } = renderHistory(
      <HistoryList search={{ keyword: 'lunch' }} onSearchChange={onSearchChange} />,
      [aPage([aRow('1')])],
    )
    await screen.findByText('To Person 1')
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByLabelText('Account'), 'SP00000000003333')
    await user.selectOptions(dialog.getByLabelText('Type'), 'p2pTransfer')
    await user.selectOptions(dialog.getByLabelText('Money in or out'), 'out')
    await user.selectOptions(dialog.getByLabelText('Status'), 'processing')
    await user.type(dialog.getByLabelText('From'), '2026-11-01')
    await user.type(dialog.getByLabelText('To'), '2026-11-21')
    await user.type(dialog.getByLabelText('Minimum amount'), '1,000.50')
    await user.type(dialog.getByLabelText('Maximum amount'), '10')
    await user.type(dialog.getByLabelText('Email'), 'ben@sixpence.example')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await dialog.findByText('Choose a value later or higher than the first')).toBeDefined()
    expect(onSearchChange).not.toHaveBeenCalled()
    await user.type(dialog.getByLabelText('Maximum amount'), '00.5')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    const found = {
      keyword: 'lunch',
      accountId: 'SP00000000003333',
      transactionType: 'p2pTransfer',
      transactionDirection: 'out',
      status: 'processing',
      fromDate: '2026-11-01',
      toDate: '2026-11-21',
      fromAmount: '1000.5',
      toAmount: '1000.5',
      email: 'ben@sixpence.example',
    }
    await waitFor(() => expect(onSearchChange).toHaveBeenCalledExactlyOnceWith(found, false))
  })

  it('shows what it is narrowed down by, each to be taken away', async () => {
    const onSearchChange = vi.fn<(search: HistorySearch, isTyping: boolean) => void>()
    const search = { status: 'rejected', fromAmount: '10', keyword: 'x' } as const
    const { user } = renderHistory(
      <HistoryList search={search} onSearchChange={onSearchChange} />,
      [aPage([aRow('1')])],
    )
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Rejected' }))
    expect(onSearchChange).toHaveBeenLastCalledWith(
      { keyword: 'x', fromAmount: '10', status: undefined },
      false,
    )
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(onSearchChange).toHaveBeenLastCalledWith({ keyword: 'x', period: undefined }, false)
  })

  it('stays with the one account that it is about, whatever it is narrowed down by', async () => {
    const accountId = 'SP00000000001111'
    const { list, user } = renderHistory(<HistoryList accountId={accountId} />, [
      aPage([aRow('1')]),
    ])
    await screen.findByText('To Person 1')
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByLabelText('Account')).toBeNull()
    await user.selectOptions(dialog.getByLabelText('Status'), 'rejected')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(screen.queryByRole('button', { name: /Remove filter/ })).toBeNull()
    await waitFor(() => expect(list.mock.calls.length).toBeGreaterThan(1))
    expect(list.mock.calls.every(([filter]) => filter?.accountId === accountId)).toBe(true)
  })

  it('keeps the focus where a filter was that is taken away, at the last at the search', async () => {
    const { user, show } = renderHistory(
      <HistoryList search={{ status: 'rejected', fromAmount: '10' }} />,
      [aPage([aRow('1')])],
    )
    ;(await screen.findByRole('button', { name: 'Remove filter: Rejected' })).focus()
    show(<HistoryList search={{ fromAmount: '10' }} />)
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Active filters' }))
    await user.tab()
    show(<HistoryList search={{}} />)
    expect(document.activeElement).toBe(screen.getByRole('search'))
  })

  it.each([
    ['everything', 1],
    ['rows', 0],
  ] as const)('offers what can be done about a row when it shows %s', async (show, count) => {
    const row = aRow('1', { batchId: 'batch-1', counterpartyEmail: 'ben@sixpence.example' })
    const { user } = renderHistory(<HistoryList show={show} />, [aPage([row])])
    expect(await screen.findByText('1 of 1 transaction')).toBeDefined()
    await user.click(await screen.findByRole('button', { name: /To Person 1/ }))
    for (const name of ['Download receipt', 'View batch', 'Send again'])
      expect(screen.queryAllByRole('button', { name })).toHaveLength(count)
    expect(screen.queryAllByRole('link', { name: 'Report a problem' })).toHaveLength(count)
  })

  it.each<HistorySearch>([{ period: 'all' }, { status: 'rejected' }])(
    'counts nothing where nothing is, looking for %j',
    async search => {
      renderHistory(<HistoryList search={search} />, [aPage([])])
      expect(await screen.findByText(/^No transactions (yet|found)$/)).toBeDefined()
      expect(screen.queryByText(/transactions$/)).toBeNull()
    },
  )

  it('chooses how far back by chips, of which none is on while days are chosen', async () => {
    const { list, user } = renderHistory(<HistoryList />, [aPage([aRow('1')])])
    await screen.findByText('To Person 1')
    const on = () =>
      within(screen.getByRole('group', { name: 'Period' }))
        .queryAllByRole('button', { pressed: true })
        .map(chip => chip.textContent)
    expect(on()).toEqual(['30 days'])
    await user.click(screen.getByRole('button', { name: 'All time' }))
    expect(on()).toEqual(['All time'])
    await waitFor(() => expect(list.mock.lastCall?.[0]).not.toHaveProperty('fromDate'))
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.type(await screen.findByLabelText('From'), '2026-11-01')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(on()).toEqual([])
  })
})
