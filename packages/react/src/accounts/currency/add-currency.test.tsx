import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Destination } from '../../provider/index.ts'
import { BankStore } from '../../store/index.ts'
import { aBank, anAccount, RATES } from '../../testing/a-bank.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { AddCurrency } from './add-currency.tsx'

type Accounts = Sixpence['accounts']

describe('AddCurrency', () => {
  const render = (addCurrency: Accounts['addCurrency'], change: Partial<Accounts> = {}) => {
    const onNavigate = vi.fn<(destination: Destination) => void>()
    const { sixpence } = aBank({ accounts: { addCurrency, ...change } })
    renderInBank(
      <BankStore>
        <AddCurrency />
      </BankStore>,
      { sixpence, onNavigate },
    )
    return { onNavigate, user: userEvent.setup() }
  }

  it('opens an account in a currency that is not there yet (ACCT-012)', async () => {
    const add = vi.fn<Accounts['addCurrency']>(async () => '2104400099')
    const { user, onNavigate } = render(add)
    await user.click(await screen.findByRole('button', { name: 'Add a currency' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('radio')).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: 'Open account' }))
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledWith({ to: 'account', accountId: '2104400099' }),
    )
    expect(add).toHaveBeenCalledExactlyOnceWith({ currencyCode: 'RON' })
  })

  it('says why the bank opens none', async () => {
    const { user, onNavigate } = render(() => Promise.reject(new SixpenceError('no_access', 'no')))
    await user.click(await screen.findByRole('button', { name: 'Add a currency' }))
    await user.click(await screen.findByRole('button', { name: 'Open account' }))
    expect(
      await screen.findByText(
        'Your access doesn’t include this. Ask the owner of the business to change it.',
      ),
    ).toBeDefined()
    expect(onNavigate).not.toHaveBeenCalled()
  })

  it('says that the currencies could not be loaded, and loads them again (ACCT-012)', async () => {
    const rates = vi
      .fn<Accounts['rates']>(async () => RATES)
      // The first request checks what is on offer, the second is for the dialog.
      .mockRejectedValueOnce(new SixpenceError('server_unavailable', 'down'))
      .mockRejectedValueOnce(new SixpenceError('server_unavailable', 'down'))
    const { user } = render(async () => '2104400099', { rates })
    await user.click(await screen.findByRole('button', { name: 'Add a currency' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('We couldn’t load the currencies')).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Open account' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findAllByRole('radio')).toHaveLength(1)
    expect(dialog.getByRole('button', { name: 'Open account' })).toBeDefined()
  })

  it('is not there while there is an account in each currency', async () => {
    const all = ['EUR', 'USD', 'RON'].map(currencyCode =>
      anAccount({ accountId: currencyCode, currencyCode }),
    )
    const rates = vi.fn<Accounts['rates']>(async () => RATES)
    render(async () => '', { rates, list: async () => all })
    await waitFor(() => expect(rates).toHaveBeenCalled())
    expect(screen.queryByRole('button')).toBeNull()
  })
})
