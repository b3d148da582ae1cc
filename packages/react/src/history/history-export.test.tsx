import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { HistoryExport } from './history-export.tsx'

type History = Sixpence['history']

const aPage = (total: number) => ({
  transactions: [],
  total,
  rejectedCount: 0,
  processingCount: 0,
})

describe('HistoryExport', () => {
  it('asks for the file again that could not be begun', async () => {
    const startExport = vi
      .fn<History['startExport']>(async () => 'e1')
      .mockRejectedValueOnce(new SixpenceError('timeout', 'late'))
    const exportFiles = vi.fn<History['exportFiles']>(async () => [])
    const { sixpence } = aBank({
      history: { startExport, exportFiles, list: async () => aPage(3) },
    })
    renderInBank(
      <BankStore>
        <HistoryExport search={{}} />
      </BankStore>,
      { sixpence },
    )
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    // The button works only once the number of rows is known.
    await screen.findByText('3 transactions will be exported.')
    await user.click(screen.getByRole('button', { name: 'Create CSV file' }))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(startExport).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  })

  it('says how many rows there are as the list does, however many', async () => {
    const running = {
      exportId: 'e1',
      status: 'processing',
      format: 'csv',
      createdAt: '2026-11-20T10:00:00.000Z',
      rowsDone: 5000,
      rowsTotal: 100_002,
    } as const
    const { sixpence } = aBank({
      history: {
        exportFiles: async () => [running],
        exportStatus: async () => running,
        list: async () => aPage(100_002),
      },
    })
    renderInBank(
      <BankStore>
        <HistoryExport search={{}} />
      </BankStore>,
      { sixpence },
    )
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    expect(await screen.findByText('100,002 transactions will be exported.')).toBeDefined()
    expect(await screen.findByText('5,000 of 100,002 transactions')).toBeDefined()
  })
})
