import type { Transaction } from '@sixpence/core/history'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { RecentHistory } from './recent-history.tsx'

const PAYMENT: Transaction = {
  id: '1',
  transactionId: 'movement-1',
  date: '2025-03-04T12:00:00.000Z',
  type: 'p2pTransfer',
  accountId: 'SP00000000001111',
  direction: 'out',
  amount: '25.00',
  fee: '0.25',
  currencyCode: 'EUR',
  balanceAfter: '100.00',
  counterpartyName: 'Vera K.',
  counterpartyEmail: 'vera@sixpence.example',
  description: 'Dinner',
  status: 'completed',
}

async function openRow(change: Partial<Transaction> = {}, transfers: object = {}) {
  const transactions = [{ ...PAYMENT, ...change }]
  const page = { transactions, total: 1, rejectedCount: 0, processingCount: 0 }
  const { sixpence } = aBank({ history: { list: async () => page }, transfers })
  const onNavigate = vi.fn<(to: unknown) => void>()
  renderInBank(
    <BankStore>
      <RecentHistory />
    </BankStore>,
    { sixpence, onNavigate },
  )
  const user = userEvent.setup()
  const row = await screen.findByRole('button', { name: /Vera K\.|own account/ })
  await user.click(row)
  return { user, row, onNavigate, dialog: within(await screen.findByRole('dialog')) }
}

describe('a row of the history', () => {
  it.each([
    ['in', 'Refund from Vera K.'],
    ['out', 'Refund to Vera K.'],
  ] as const)('calls a refund one: %s', async (direction, title) => {
    const { row } = await openRow({ type: 'refund', direction })
    expect(within(row).getByText(title)).toBeDefined()
  })

  it('tells a payment with its fee, as what it came to', async () => {
    const { row, dialog } = await openRow()
    expect(within(row).getByText(/^.€25\.25$/)).toBeDefined()
    expect(row.textContent).toContain('Dinner')
    expect(row.textContent).not.toContain('fee')
    for (const said of [/^.€25\.25$/, '€25.00', '€0.25', 'Recipient'])
      expect(dialog.getByText(said)).toBeDefined()
  })

  it('shows all there is of a row', async () => {
    const { user, dialog } = await openRow()
    for (const said of [/movement-1/, 'Dinner', 'Completed', '€100.00', 'Vera K.'])
      expect(dialog.getByText(said)).toBeDefined()
    expect(dialog.getByRole('button', { name: /^Copy/ })).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says no more of a fee where there is none', async () => {
    const { row, dialog } = await openRow({ fee: undefined, direction: 'in' })
    expect(row.textContent).not.toContain('fee')
    expect(dialog.getByText('Sender')).toBeDefined()
    expect(dialog.queryByText('Fee')).toBeNull()
  })

  it('says where the money is that has left for another bank', async () => {
    const moved = {
      state: 'returned',
      sentAt: '2025-03-04T10:00:00.000Z',
      atPayeeBankAt: '2025-03-05T10:00:00.000Z',
      arrivesAt: '2025-03-05T10:30:00.000Z',
      returnedAt: '2025-03-06T10:00:00.000Z',
    }
    const external = vi.fn<(input: object) => Promise<object>>(async () => moved)
    const { dialog } = await openRow({ type: 'eftTransfer' }, { external })
    const steps = within(await dialog.findByRole('region', { name: 'Where the money is' }))
    const said = steps.getAllByRole('listitem').map(step => step.textContent)
    expect(said).toEqual([
      expect.stringMatching(/^Sent.*Mar 4/),
      expect.stringMatching(/^At the recipient’s bank.*Mar 5/),
      expect.stringMatching(/^Arrived.*Mar 5/),
      expect.stringMatching(/^Returned by the recipient’s bank.*Mar 6/),
    ])
    expect(external.mock.calls[0]?.[0]).toEqual({ transactionId: 'movement-1' })
  })

  it.each([
    { type: 'p2pTransfer' },
    { type: 'eftTransfer', status: 'processing' },
    { type: 'transferReturn', direction: 'in' },
  ] as const)('follows no money of %o', async change => {
    const external = vi.fn<() => Promise<object>>()
    await openRow(change, { external })
    expect(external).not.toHaveBeenCalled()
  })

  it('mails about a problem no more than which transaction it is', async () => {
    const { dialog } = await openRow()
    const link = dialog.getByRole('link', { name: 'Report a problem' })
    expect(link.getAttribute('href')).toMatch(/^mailto:[^?]+\?subject=Transaction%20movement-1$/)
  })

  it('sends a payment again with what it was', async () => {
    const { user, dialog, onNavigate } = await openRow()
    await user.click(dialog.getByRole('button', { name: 'Send again' }))
    const draft = {
      fromAccount: 'SP00000000001111',
      toEmail: 'vera@sixpence.example',
      amount: '25.00',
      note: 'Dinner',
    }
    expect(onNavigate).toHaveBeenCalledWith({ to: 'p2pTransfer', draft })
  })

  it.each([[{ direction: 'in' }], [{ type: 'ownTransfer' }]] as const)(
    'cannot be sent again: %j',
    async change => {
      const { dialog } = await openRow(change)
      expect(dialog.queryByRole('button', { name: 'Send again' })).toBeNull()
    },
  )
})
