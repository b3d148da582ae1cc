import type { Sixpence } from '@sixpence/core'
import type { BatchProgress as Progress } from '@sixpence/core/batches'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { BankStore } from '../../store/index.ts'
import { aBank } from '../../testing/a-bank.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { BatchProgress } from './batch-progress.tsx'

const PROGRESS: Progress = {
  status: 'executing',
  counts: { waiting: 480, paid: 18, refused: 2, cancelled: 0 },
  currencyCode: 'EUR',
  paid: { amount: '900.00', fee: '4.50' },
  setAside: { amount: '24000.00', fee: '120.00' },
}

const NOTICE = {
  id: 'n1',
  type: 'batchChanged',
  status: 'info',
  at: '2026-11-21T09:00:00.000Z',
  params: { batchId: 'b1' },
} as const

function renderProgress(first: Progress = PROGRESS) {
  let progress = first
  const status = vi.fn<Sixpence['batches']['status']>(async () => progress)
  const cancel = vi.fn<Sixpence['batches']['cancel']>(async () => {
    progress = {
      ...first,
      status: 'cancelled',
      counts: { ...first.counts, waiting: 0, cancelled: 480 },
    }
  })
  const bank = aBank({ batches: { status, cancel } })
  renderInBank(
    <BankStore>
      <BatchProgress id="b1" />
    </BankStore>,
    { sixpence: bank.sixpence },
  )
  return {
    status,
    cancel,
    goOn: (counts: Progress['counts']) => {
      progress = { ...progress, counts }
      act(() => bank.realtime.tell(NOTICE))
    },
  }
}

const figures = () =>
  [...document.querySelectorAll('.sp-figure')].map(({ textContent }) => textContent)

afterEach(() => void vi.useRealTimers())

it('counts what waits, was paid, refused and cancelled, and the sums', async () => {
  renderProgress()
  expect(await screen.findByRole('progressbar')).toHaveProperty('value', 0.04)
  expect(figures()).toEqual([
    'Paid18',
    'Waiting480',
    'Not paid2',
    'Cancelled0',
    'Total paid€900.00Fees €4.50',
    'Still set aside€24,000.00Fees €120.00',
  ])
})

it('goes on with the payments', async () => {
  const { goOn } = renderProgress()
  await screen.findByRole('progressbar')
  goOn({ waiting: 0, paid: 490, refused: 10, cancelled: 0 })
  await waitFor(() => expect(figures()).toContain('Paid490'))
})

it('stops what has not begun, after asking once (MASS-012)', async () => {
  const { cancel } = renderProgress()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Stop the payments' }))
  const popup = within(screen.getByRole('alertdialog', { name: 'Stop this batch?' }))
  expect(popup.getByText(/Payments already made won’t change/)).toBeDefined()
  expect(cancel).not.toHaveBeenCalled()
  await user.click(popup.getByRole('button', { name: 'Stop the payments' }))
  await waitFor(() => expect(figures()).toContain('Cancelled480'))
  expect(cancel).toHaveBeenCalledExactlyOnceWith({ batchId: 'b1' })
  expect(screen.queryByRole('button', { name: 'Stop the payments' })).toBeNull()
})

it.each([
  ['what others submitted and still waits', { status: 'pendingApproval' }],
  ['what is over', { status: 'executed' }],
] as const)('stops nothing of %s', async (_, change) => {
  renderProgress({ ...PROGRESS, ...change })
  await waitFor(() => expect(figures()).toContain('Paid18'))
  expect(screen.queryByRole('button', { name: 'Stop the payments' })).toBeNull()
})
