import type { Sixpence } from '@sixpence/core'
import type { Account } from '@sixpence/core/accounts'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../../store/index.ts'
import { aBank, DOLLARS, EVERYDAY, SAVINGS } from '../../testing/a-bank.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { BalanceHead } from './balance-head.tsx'

type Accounts = Sixpence['accounts']

function renderHead(list: Accounts['list'], change: Partial<Accounts> = {}) {
  const { sixpence } = aBank({ accounts: { ...change, list } })
  renderInBank(
    <BankStore>
      <BalanceHead />
    </BankStore>,
    { sixpence },
  )
  return userEvent.setup()
}

const of = (...accounts: Account[]) => vi.fn<Accounts['list']>(async () => accounts)
const offline = () => Promise.reject(new SixpenceError('offline', 'no network'))

describe('BalanceHead', () => {
  it('tells the total at the bank’s rates, and that it is an estimate (ACCT-014)', async () => {
    renderHead(of(EVERYDAY, SAVINGS, DOLLARS))
    expect(await screen.findByText('€1,850.00')).toBeDefined()
    expect(screen.getByText('Converted at today’s mid-market rates')).toBeDefined()
    expect(screen.getByRole('combobox', { name: 'Currency of the total' })).toBeDefined()
  })

  it('tells what one account holds, without a choice, and without waiting for rates', async () => {
    renderHead(of(EVERYDAY), { rates: offline })
    expect(await screen.findByText('€1,000.00')).toBeDefined()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByText(/Estimate/)).toBeNull()
  })

  it('keeps the sums of each currency when there are no rates', async () => {
    renderHead(of(EVERYDAY, DOLLARS), { rates: offline })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
    expect(screen.getByText('$1,000.00')).toBeDefined()
  })

  it('says how old it is, and asks again when somebody wants it (ACCT-007)', async () => {
    const list = of({ ...EVERYDAY, balance: '7.00' }).mockResolvedValueOnce([EVERYDAY])
    const user = renderHead(list)
    await screen.findByText('€1,000.00')
    expect(screen.getByText(/^As of \d/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('€7.00')).toBeDefined()
  })

  it('is not there where there is no account', async () => {
    const list = of()
    renderHead(list)
    await waitFor(() => expect(list).toHaveBeenCalled())
    await waitFor(() => expect(screen.queryByText('Total balance')).toBeNull())
  })
})
