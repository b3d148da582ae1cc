import type { Sixpence } from '@sixpence/core'
import type { CardAuthorization } from '@sixpence/core/cards'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../../store/index.ts'
import { aBank, anAccount } from '../../testing/a-bank.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { CardAuthorizations, DebitCardAuthorizations } from './card-authorizations.tsx'

type Cards = Sixpence['cards']

const DEBIT = anAccount({
  accountId: 'debit',
  type: 2100,
  subType: 'DEBIT',
  settlementAccountId: 'current',
  cardAliasName: 'Fuel card',
})

const asked = (at: number): CardAuthorization => ({
  id: String(at),
  date: '2026-11-20T10:00:00.000Z',
  accountId: 'debit',
  merchantName: `Shop ${at}`,
  amount: '12.40',
  currencyCode: 'EUR',
  status: 'completed',
})

const ALL = Array.from({ length: 12 }, (_none, at) => asked(at))

const inPages: Cards['debitAuthorizations'] = async ({ pageNumber = 1 } = {}) => ({
  items: ALL.slice((pageNumber - 1) * 10, pageNumber * 10),
  total: ALL.length,
})

function renderHistory(ui: React.ReactNode, cards: Partial<Cards>) {
  const { sixpence } = aBank({ accounts: { list: async () => [DEBIT] }, cards })
  renderInBank(<BankStore>{ui}</BankStore>, { sixpence })
  return userEvent.setup()
}

describe('DebitCardAuthorizations', () => {
  it('shows ten, and the next ten when they are wanted (CARD-031, CARD-033)', async () => {
    const debitAuthorizations = vi.fn<Cards['debitAuthorizations']>(inPages)
    const user = renderHistory(<DebitCardAuthorizations />, { debitAuthorizations })
    const list = await screen.findByRole('list', { name: 'Card payments' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(10)
    expect(screen.getByText('10 of 12 payments')).toBeDefined()
    expect(await within(list).findAllByText(/Fuel card/)).toHaveLength(10)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Shop 11')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(debitAuthorizations.mock.calls.map(([filter]) => filter)).toEqual([
      { pageNumber: 1 },
      { pageNumber: 2 },
    ])
  })

  it('shows each once when one came in between two pages', async () => {
    let isLate = false
    const user = renderHistory(<DebitCardAuthorizations />, {
      debitAuthorizations: async ({ pageNumber = 1 } = {}) => {
        const all = isLate ? [asked(99), ...ALL] : ALL
        isLate = true
        return { items: all.slice((pageNumber - 1) * 10, pageNumber * 10), total: all.length }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Shop 11')).toBeDefined()
    expect(screen.getAllByText('Shop 9')).toHaveLength(1)
  })

  it('keeps what it shows when the next ten do not come, and asks for them again', async () => {
    let isDown = true
    const debitAuthorizations: Cards['debitAuthorizations'] = async filter => {
      if (filter?.pageNumber === 2 && isDown) throw new SixpenceError('offline', 'no network')
      return inPages(filter)
    }
    const user = renderHistory(<DebitCardAuthorizations />, { debitAuthorizations })
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('We couldn’t load the payments')).toBeDefined()
    expect(screen.getByText('Shop 9')).toBeDefined()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Shop 11')).toBeDefined()
  })
})

describe('CardAuthorizations', () => {
  it('names the card on the page of an account, and not on its own (CARD-032)', async () => {
    const authorizations = vi.fn<Cards['authorizations']>(inPages)
    renderHistory(
      <>
        <CardAuthorizations accountId="current" />
        <CardAuthorizations accountId="debit" />
      </>,
      { authorizations },
    )
    expect(await screen.findAllByText('Shop 0')).toHaveLength(2)
    expect(await screen.findAllByText(/Fuel card/)).toHaveLength(10)
  })

  it('says when nothing was paid', async () => {
    renderHistory(<CardAuthorizations accountId="debit" />, {
      authorizations: async () => ({ items: [], total: 0 }),
    })
    expect(await screen.findByText('No payments yet')).toBeDefined()
    expect(screen.queryByText(/\d of \d/)).toBeNull()
  })
})
