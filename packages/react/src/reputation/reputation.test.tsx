import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import type { ReputationEntry } from '@sixpence/core/merchant'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { Reputation } from './reputation.tsx'

type Merchant = Sixpence['merchant']

const entry = (change: Partial<ReputationEntry> = {}): ReputationEntry => ({
  email: 'ada@sixpence.example',
  type: 'positive',
  score: 1,
  date: '2026-11-20',
  note: 'checkoutPaid',
  ...change,
})

function inBank(items: readonly ReputationEntry[], total = items.length) {
  const reputation = vi.fn<Merchant['reputation']>(async () => ({ items: [...items], total }))
  const { sixpence } = aBank({ merchant: { reputation } })
  const node = (
    <BankStore>
      <Reputation />
    </BankStore>
  )
  renderInBank(node, { sixpence, onNavigate: () => undefined })
  return { user: userEvent.setup(), reputation }
}

const look = async (user: ReturnType<typeof userEvent.setup>, email: string) => {
  await user.type(screen.getByLabelText('Email address'), email)
  await user.click(screen.getByRole('button', { name: 'Look up' }))
}

describe('Reputation', () => {
  it('looks an address up, without the blanks around it (MERCH-045)', async () => {
    const missed = entry({ type: 'negative', score: -1, note: 'installmentUnpaid' })
    const { user, reputation } = inBank([entry(), missed])
    expect(reputation).not.toHaveBeenCalled()
    await look(user, '  ada@sixpence.example ')
    const table = await screen.findByRole('table', { name: 'Dealings of ada@sixpence.example' })
    expect(within(table).getByText('Paid a business online')).toBeTruthy()
    expect(within(table).getByText('Missed an agreed subscription payment')).toBeTruthy()
    expect(within(table).getByText('Negative')).toBeTruthy()
    expect(reputation.mock.lastCall?.[0]).toMatchObject({ email: 'ada@sixpence.example' })
  })

  it('asks for one type alone (MERCH-045)', async () => {
    const { user, reputation } = inBank([])
    await user.selectOptions(screen.getByRole('combobox'), 'negative')
    await look(user, 'ada@sixpence.example')
    await waitFor(() => expect(reputation.mock.lastCall?.[0]).toMatchObject({ type: 'negative' }))
    expect(await screen.findByText('Nothing to show for ada@sixpence.example')).toBeTruthy()
  })

  it('shows the next hundred when asked to (MERCH-045)', async () => {
    const { user, reputation } = inBank(
      Array.from({ length: 100 }, () => entry()),
      101,
    )
    await look(user, 'ada@sixpence.example')
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(reputation.mock.lastCall?.[0]).toMatchObject({ pageNumber: 2 }))
  })

  it('says that more could not be loaded, and tries again (MERCH-045)', async () => {
    const { user, reputation } = inBank(
      Array.from({ length: 100 }, () => entry()),
      101,
    )
    await look(user, 'ada@sixpence.example')
    const more = await screen.findByRole('button', { name: 'Show more' })
    reputation.mockRejectedValueOnce(new SixpenceError('offline', 'no'))
    await user.click(more)
    expect(await screen.findByText('We couldn’t look this up')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('We couldn’t look this up')).toBeNull())
    expect(reputation.mock.lastCall?.[0]).toMatchObject({ pageNumber: 2 })
  })

  it('asks nothing about half an address', async () => {
    const { user, reputation } = inBank([])
    await look(user, 'ada')
    expect(await screen.findByText(/Enter a full email address/)).toBeTruthy()
    expect(reputation).not.toHaveBeenCalled()
  })
})
