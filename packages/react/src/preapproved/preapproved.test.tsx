import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import type { PreapprovedItem } from '@sixpence/core/preapproved'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { Preapproved } from './preapproved.tsx'

const RENT: PreapprovedItem = {
  id: 's-1',
  type: 'ownTransfer',
  status: 'active',
  beneficiaryEmail: 'ada@sixpence.example',
  beneficiaryName: 'Ada Lane',
  fromAccount: '1',
  toAccount: '0013',
  amount: '25.00',
  currencyCode: 'EUR',
  frequency: 'monthly',
  firstDate: '2026-01-31',
  nextDate: '2026-02-28',
  transactionsMade: 1,
  userCancel: true,
}

type Room = Sixpence['preapproved']

function inBank(change: Partial<Room> = {}) {
  const preapproved = {
    list: vi.fn<Room['list']>(async () => [RENT]),
    cancel: vi.fn<Room['cancel']>(async () => ({ ...RENT, status: 'canceled' })),
    ...change,
  }
  const { sixpence } = aBank({ preapproved })
  const node = (
    <BankStore>
      <Preapproved />
    </BankStore>
  )
  renderInBank(node, { sixpence, onNavigate: () => undefined })
  return { user: userEvent.setup(), preapproved }
}

const cancelButton = () => screen.findByRole('button', { name: 'Cancel payment to 0013' })

describe('Preapproved', () => {
  it('lists what repeats, with its next date (PREAP-001)', async () => {
    inBank()
    const list = await screen.findByRole('list', { name: 'Repeating payments' })
    expect(within(list).getByText('Every month')).toBeTruthy()
    expect(within(list).getByText(/Next on .*28/)).toBeTruthy()
  })

  it('cancels one after asking (PREAP-004)', async () => {
    const { user, preapproved } = inBank()
    await user.click(await cancelButton())
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel' }))
    await waitFor(() => expect(preapproved.cancel).toHaveBeenCalledExactlyOnceWith({ id: 's-1' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows at once that it is cancelled (PREAP-004)', async () => {
    let item: PreapprovedItem = RENT
    const cancel = vi.fn<Room['cancel']>(async () => (item = { ...RENT, status: 'canceled' }))
    const { user } = inBank({ list: async () => [item], cancel })
    await user.click(await cancelButton())
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel' }))
    expect(await screen.findByText('Cancelled')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel payment to 0013' })).toBeNull()
  })

  it('opens a popup that says why it was not cancelled (PREAP-005)', async () => {
    const cancel = vi.fn<Room['cancel']>(async () => {
      throw new SixpenceError('subscription_ended', 'It is over.')
    })
    const { user } = inBank({ cancel })
    await user.click(await cancelButton())
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel' }))
    const popup = await screen.findByRole('dialog', { name: 'Action Confirmation' })
    expect(
      within(popup).getByText('This payment has already ended. Reload the page to see its status.'),
    ).toBeTruthy()
  })

  it('offers no cancelling where only the bank may', async () => {
    inBank({ list: async () => [{ ...RENT, userCancel: false }] })
    expect(await screen.findByText('Can’t be cancelled in the app')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Cancel payment/ })).toBeNull()
  })

  it('asks for what the filters say (PREAP-003)', async () => {
    const { user, preapproved } = inBank()
    await screen.findByRole('list', { name: 'Repeating payments' })
    await user.click(screen.getByText('Filters'))
    await user.type(screen.getByLabelText('Email of who is paid'), 'ada')
    await user.type(screen.getByLabelText('Amount from'), '5')
    await waitFor(() =>
      expect(vi.mocked(preapproved.list).mock.lastCall?.[0]).toEqual({
        beneficiaryEmail: 'ada',
        fromAmount: expect.stringMatching(/^5(\.0+)?$/) as unknown,
      }),
    )
  })

  it('asks once typing has paused, not at each key', async () => {
    const { user, preapproved } = inBank()
    await screen.findByRole('list', { name: 'Repeating payments' })
    await user.click(screen.getByText('Filters'))
    // Changes follow each other at once, so that no machine is too slow.
    for (const value of ['a', 'ad', 'ada'])
      fireEvent.change(screen.getByLabelText('Email of who is paid'), { target: { value } })
    const asked = () => vi.mocked(preapproved.list).mock.calls.map(([filter]) => filter)
    await waitFor(() => expect(asked().at(-1)).toEqual({ beneficiaryEmail: 'ada' }))
    expect(asked()).toEqual([{}, { beneficiaryEmail: 'ada' }])
  })

  it('says what is no amount, and narrows nothing down by it', async () => {
    const { user, preapproved } = inBank()
    await screen.findByRole('list', { name: 'Repeating payments' })
    await user.click(screen.getByText('Filters'))
    expect(screen.queryByText('Enter an amount above zero')).toBeNull()
    await user.type(screen.getByLabelText('Amount to'), 'x')
    expect(await screen.findByText('Enter an amount above zero')).toBeTruthy()
    expect(vi.mocked(preapproved.list).mock.lastCall?.[0]).toEqual({})
    await user.clear(screen.getByLabelText('Amount to'))
    await waitFor(() => expect(screen.queryByText('Enter an amount above zero')).toBeNull())
  })

  it('says that there is none, and that it could not be loaded', async () => {
    inBank({ list: async () => [] })
    expect(await screen.findByText('No repeating payments yet')).toBeTruthy()
  })
})
