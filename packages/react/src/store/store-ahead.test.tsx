import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readAccountsAhead, useAccounts } from '../accounts/index.ts'
import { aSession, aSixpence } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { BankStore } from './bank-store.tsx'

type Balances = readonly { balance: string }[]

function aBank(...said: Balances[]) {
  const session = aSession()
  const list = vi.fn<() => Promise<Balances>>()
  for (const balances of said) list.mockResolvedValueOnce(balances)
  // The balance is all that these tests read of an account.
  return { session, list, sixpence: aSixpence({ session, accounts: { list: list as never } }) }
}

function ShownBalances() {
  return (
    <output>
      {useAccounts()
        .accounts?.map(account => account.balance)
        .join()}
    </output>
  )
}

const draw = (sixpence: ReturnType<typeof aSixpence>) =>
  renderInBank(
    <BankStore>
      <ShownBalances />
    </BankStore>,
    { sixpence },
  )

const shown = () => screen.getByRole('status').textContent

afterEach(() => vi.restoreAllMocks())

describe('an answer that was asked for ahead', () => {
  it('is shown without asking again', async () => {
    const { list, sixpence } = aBank([{ balance: '1.00' }])
    readAccountsAhead(sixpence)
    expect(list).toHaveBeenCalledOnce()
    draw(sixpence)
    await waitFor(() => expect(shown()).toBe('1.00'))
    expect(list).toHaveBeenCalledOnce()
  })

  it('is not shown to the next customer', async () => {
    const { list, session, sixpence } = aBank([{ balance: '1.00' }], [{ balance: '7.00' }])
    readAccountsAhead(sixpence)
    await act(async () => {})
    session.set({ status: 'signed_out', because: 'left' })
    session.set({ status: 'signed_in', userId: 'ben', email: undefined, idleAt: undefined })
    draw(sixpence)
    await waitFor(() => expect(shown()).toBe('7.00'))
    expect(list).toHaveBeenCalledTimes(2)
  })

  it('is not asked for while the store is on show, and is again once it has gone', async () => {
    const { list, sixpence } = aBank([{ balance: '1.00' }], [{ balance: '7.00' }])
    const { unmount } = draw(sixpence)
    await waitFor(() => expect(shown()).toBe('1.00'))
    readAccountsAhead(sixpence)
    expect(list).toHaveBeenCalledOnce()
    unmount()
    readAccountsAhead(sixpence)
    draw(sixpence)
    await waitFor(() => expect(shown()).toBe('7.00'))
    expect(list).toHaveBeenCalledTimes(2)
  })
})
