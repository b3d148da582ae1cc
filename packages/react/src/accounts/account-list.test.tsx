import { SixpenceError, type Sixpence } from '@sixpence/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Destination } from '../provider/index.ts'
import { BankStore } from '../store/index.ts'
import { aBank, anAccount, DOLLARS, EVERYDAY, SAVINGS } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { AccountList } from './account-list.tsx'

function renderList(list: Sixpence['accounts']['list']) {
  const onNavigate = vi.fn<(destination: Destination) => void>()
  const { sixpence } = aBank({ accounts: { list } })
  renderInBank(
    <BankStore>
      <AccountList />
    </BankStore>,
    { sixpence, onNavigate },
  )
  return { onNavigate, user: userEvent.setup() }
}

const CLOSED = anAccount({ accountId: 'SP00000000004444', accountStatusId: 'closed' })

describe('AccountList', () => {
  it('names each account and what is on it', async () => {
    renderList(async () => [EVERYDAY])
    const card = await screen.findByRole('button', { name: /Payment account.*ending in 1111/ })
    expect(within(card).getByText('€1,000.00')).toBeDefined()
    expect(within(card).getByText('Active')).toBeDefined()
  })

  it('leads to what happened on an account', async () => {
    const { onNavigate, user } = renderList(async () => [EVERYDAY])
    await user.click(await screen.findByRole('button', { name: /1111/ }))
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledWith({ to: 'history', accountId: EVERYDAY.accountId }),
    )
  })

  it('folds closed accounts away (ACCT-005)', async () => {
    renderList(async () => [EVERYDAY, CLOSED])
    const summary = await screen.findByText('1 closed account')
    const folded = summary.closest('details')
    expect(folded?.open).toBe(false)
    expect(folded?.textContent).toContain('4444')
  })

  it('adds up what is in one currency and converts nothing', async () => {
    renderList(async () => [EVERYDAY, SAVINGS, DOLLARS])
    const totals = await screen.findByRole('region', { name: 'Total in each currency' })
    expect(totals.textContent).toContain('€1,050.00')
    expect(totals.textContent).toContain('$1,000.00')
  })

  it('says what a payment under approval will take', async () => {
    renderList(async () => [anAccount({ pendingAmount: '25.25' })])
    expect(await screen.findByText('€25.25 awaiting approval')).toBeDefined()
  })

  it('says that there is no account yet', async () => {
    renderList(async () => [])
    expect(await screen.findByText('No accounts yet')).toBeDefined()
  })

  it('asks again after a failure', async () => {
    const list = vi
      .fn<Sixpence['accounts']['list']>(async () => [EVERYDAY])
      .mockRejectedValueOnce(new SixpenceError('offline', 'no network'))
    const { user } = renderList(list)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: /1111/ })).toBeDefined()
  })
})
