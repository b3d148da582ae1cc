import type { Transaction } from '@sixpence/core'
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

async function openRow(change: Partial<Transaction> = {}) {
  const transactions = [{ ...PAYMENT, ...change }]
  const page = { transactions, total: 1, rejectedCount: 0, processingCount: 0 }
  const { sixpence } = aBank({ history: { list: async () => page } })
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
  it('tells a payment with its fee, as what it came to', async () => {
    const { row, dialog } = await openRow()
    expect(within(row).getByText(/^.€25\.25$/)).toBeDefined()
    expect(row.textContent).toContain('Dinner · incl. €0.25 fee')
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
