import type { Sixpence } from '@sixpence/core'
import type { Installment, Subscriber } from '@sixpence/core/merchant'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { Subscribers } from './subscribers.tsx'

type Merchant = Sixpence['merchant']

const vera: Subscriber = {
  subscriptionId: 's1',
  email: 'vera@sixpence.example',
  name: 'Vera K.',
  description: 'A book a month',
  amount: '12.00',
  currencyCode: 'EUR',
  frequency: 'monthly',
  status: 'active',
  firstDate: '2026-09-30',
  nextDate: '2026-12-30',
  installmentsPaid: 2,
}

const installment = (change: Partial<Installment>): Installment => ({
  id: 's1.1',
  number: 1,
  date: '2026-09-30',
  amount: '12.00',
  currencyCode: 'EUR',
  status: 'paid',
  ...change,
})

function inBank(items: readonly Subscriber[] = [vera], total = items.length) {
  let held = [...items]
  const subscribers = vi.fn<Merchant['subscribers']>(async () => ({ items: held, total }))
  const installments = vi.fn<Merchant['installments']>(async () => [
    installment({ id: 's1.2', number: 2, date: '2026-10-30', status: 'failed' }),
    installment({}),
  ])
  const cancelSubscriber = vi.fn<Merchant['cancelSubscriber']>(async () => {
    held = held.map(each => ({ ...each, status: 'canceled' as const, nextDate: undefined }))
    return { ...vera, status: 'canceled' }
  })
  const { sixpence } = aBank({ merchant: { subscribers, installments, cancelSubscriber } })
  const node = (
    <BankStore>
      <Subscribers />
    </BankStore>
  )
  renderInBank(node, { sixpence, onNavigate: () => undefined })
  return { user: userEvent.setup(), subscribers, installments, cancelSubscriber }
}

describe('Subscribers', () => {
  it('shows who pays how much how often, and when next (MERCH-038, ROUTE-072)', async () => {
    inBank()
    const table = await screen.findByRole('table', { name: 'Subscribers' })
    for (const text of ['Vera K.', 'vera@sixpence.example', 'A book a month', '€12.00']) {
      expect(within(table).getByText(text)).toBeTruthy()
    }
    expect(within(table).getByText('Active')).toBeTruthy()
  })

  it('searches by address and status, without the blanks (MERCH-038)', async () => {
    const { user, subscribers } = inBank()
    await user.type(await screen.findByRole('searchbox'), ' vera ')
    await user.selectOptions(screen.getByRole('combobox'), 'stopped')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() =>
      expect(subscribers.mock.lastCall?.[0]).toMatchObject({ email: 'vera', status: 'stopped' }),
    )
  })

  it('shows what was paid of a subscription and what failed (MERCH-040)', async () => {
    const { user, installments } = inBank()
    await user.click(await screen.findByRole('button', { name: 'Vera K.' }))
    const table = await screen.findByRole('table', { name: 'Payments' })
    expect(within(table).getByText('Failed')).toBeTruthy()
    expect(within(table).getByText('Paid')).toBeTruthy()
    const [first] = within(table).getAllByRole('rowheader')
    expect(first?.textContent).toMatch(/\d{4}$/)
    expect(installments.mock.lastCall?.[0]).toEqual({ subscriptionId: 's1' })
  })

  it('ends a subscription after asking, and shows it ended (MERCH-039)', async () => {
    const { user, cancelSubscriber } = inBank()
    await user.click(await screen.findByRole('button', { name: 'Vera K.' }))
    await user.click(await screen.findByRole('button', { name: 'End the subscription' }))
    expect(cancelSubscriber).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'End subscription' }))
    await waitFor(() =>
      expect(cancelSubscriber.mock.lastCall?.[0]).toEqual({ subscriptionId: 's1' }),
    )
    await waitFor(() =>
      expect(screen.getAllByText('Cancelled', { selector: 'span' })).toHaveLength(2),
    )
  })

  it('says so where there is nobody', async () => {
    inBank([])
    expect(await screen.findByText('No subscribers yet')).toBeTruthy()
  })

  it('brings the next fifty when asked to (CONST-018)', async () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ ...vera, subscriptionId: `s${at}` }))
    const { user, subscribers } = inBank(many, 51)
    subscribers.mockImplementation(async ({ pageNumber = 1 } = {}) => ({
      items: pageNumber === 1 ? many : [{ ...vera, subscriptionId: 'last' }],
      total: 51,
    }))
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(subscribers.mock.lastCall?.[0]).toMatchObject({ pageNumber: 2 }))
  })
})
