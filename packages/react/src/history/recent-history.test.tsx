import { SixpenceError } from '@sixpence/core/errors'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aPage, aRow, MOVED, renderHistory } from '../testing/render-history.tsx'
import { RecentHistory } from './recent-history.tsx'

describe('RecentHistory', () => {
  it('leaves fees out (HIST-004)', async () => {
    const { list } = renderHistory(<RecentHistory />, [aPage([aRow('1')])])
    expect(await screen.findByText('To Person 1')).toBeDefined()
    expect(list).toHaveBeenCalledWith({ withoutFees: true }, expect.anything())
  })

  it('says of each row on which day it was', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
    const days = ['2026-11-21T09:00:00Z', '2026-11-20T09:00:00Z', '2025-11-02T09:00:00Z']
    const rows = days.map((date, index) => ({ ...aRow(String(index)), date }))
    renderHistory(<RecentHistory />, [aPage(rows)])
    await screen.findByText('To Person 1')
    const said = screen.getAllByRole('listitem').map(row => row.querySelector('time')?.textContent)
    expect(said).toEqual(['Today', 'Yesterday', 'Nov 2, 2025'])
    vi.useRealTimers()
  })

  it('says how old it is when the bank does not answer again (HIST-004)', async () => {
    const { list, tell, user } = renderHistory(<RecentHistory />, [aPage([aRow('1')])])
    await screen.findByText('To Person 1')
    list.mockRejectedValueOnce(new SixpenceError('timeout', 'late'))
    tell(MOVED)
    expect(await screen.findByText('This may be old')).toBeDefined()
    expect(screen.getByText(/^As of \d/)).toBeDefined()
    expect(screen.getByText('To Person 1')).toBeDefined()
    list.mockResolvedValueOnce(aPage([aRow('2')]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('To Person 2')).toBeDefined()
    expect(screen.queryByText('This may be old')).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
  })
})
