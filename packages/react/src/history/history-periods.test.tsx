import type { HistorySearch } from '@sixpence/core/history'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aPage, aRow, renderHistory } from '../testing/render-history.tsx'
import { HistoryList } from './history-list.tsx'

const MARCH = { fromDate: '2026-03-01', toDate: '2026-03-31' }

function renderSearch(search: HistorySearch) {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
  const onSearchChange = vi.fn<(search: HistorySearch) => void>()
  const { user } = renderHistory(<HistoryList search={search} onSearchChange={onSearchChange} />, [
    aPage([aRow('1')]),
  ])
  return { user, onSearchChange }
}

const month = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Month' })

afterEach(() => vi.useRealTimers())

describe('the months of a history', () => {
  it('looks at the whole month that is chosen, beside what else is looked for', async () => {
    const { user, onSearchChange } = renderSearch({ keyword: 'rent', period: 'year' })
    await user.selectOptions(await month(), 'March 2026')
    expect(onSearchChange).toHaveBeenLastCalledWith({ keyword: 'rent', ...MARCH }, false)
  })

  it('says which month is looked at, and by no chips of its days', async () => {
    renderSearch(MARCH)
    expect((await month()).selectedOptions[0]?.textContent).toBe('March 2026')
    expect(screen.queryByText(/^From /)).toBeNull()
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
  })

  it('offers a month that is long past where one is looked at', async () => {
    renderSearch({ fromDate: '2019-05-01', toDate: '2019-05-31' })
    expect((await month()).selectedOptions[0]?.textContent).toBe('May 2019')
  })
})
