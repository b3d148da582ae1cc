import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readAccountsAhead, useAccounts } from '../accounts/index.ts'
import { readAnnouncementsAhead, useAnnouncements } from '../announcements/index.ts'
import { aSession, aSixpence } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { BankStore } from './bank-store.tsx'

type Balances = readonly { balance: string }[]

function aBank(...said: Balances[]) {
  const session = aSession()
  const list = vi.fn<() => Promise<Balances>>()
  for (const balances of said) list.mockResolvedValueOnce(balances)
  // These tests only read an account's balance.
  const accounts = {
    list: list as never,
    rates: async () => ({ rates: [] }) as never,
    totalsCurrency: async () => undefined,
  }
  return { session, list, sixpence: aSixpence({ session, accounts }) }
}

function ShownBalances() {
  return (
    <output>
      {useAccounts()
        .data?.map(account => account.balance)
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

function ShownNews() {
  const { data: announcements } = useAnnouncements()
  return <output>{announcements?.map(({ title }) => title).join()}</output>
}

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

  it.each([
    ['ua', 1],
    ['en', 2],
  ] as const)(
    'in the language %s is shown in Ukrainian after %i questions to the bank',
    async (locale, questions) => {
      const list = vi.fn<() => Promise<readonly object[]>>(async () => [{ id: '1', title: 'Hi' }])
      const sixpence = aSixpence({ accounts: {}, announcements: { list: list as never } })
      readAnnouncementsAhead(sixpence, locale)
      renderInBank(
        <BankStore>
          <ShownNews />
        </BankStore>,
        { sixpence, locale: 'ua' },
      )
      await waitFor(() => expect(shown()).toBe('Hi'))
      expect(list).toHaveBeenCalledTimes(questions)
    },
  )
})
