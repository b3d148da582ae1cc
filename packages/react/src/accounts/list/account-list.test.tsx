import type { Sixpence } from '@sixpence/core'
import type { Account } from '@sixpence/core/accounts'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Destination } from '../../provider/index.ts'
import { BankStore } from '../../store/index.ts'
import { aBank, anAccount, DOLLARS, EVERYDAY, SAVINGS } from '../../testing/a-bank.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { AccountList, type AccountListProps } from './account-list.tsx'

type Accounts = Sixpence['accounts']

type Change = Partial<Accounts> & AccountListProps

function renderList(list: Accounts['list'], { linkTo, ...change }: Change = {}) {
  const onNavigate = vi.fn<(destination: Destination) => void>()
  const keep = vi.fn<Accounts['keepTotalsCurrency']>(
    change.keepTotalsCurrency ?? (async () => undefined),
  )
  const { sixpence } = aBank({ accounts: { ...change, keepTotalsCurrency: keep, list } })
  renderInBank(
    <BankStore>
      <AccountList linkTo={linkTo} />
    </BankStore>,
    { sixpence, onNavigate },
  )
  return { onNavigate, keep, user: userEvent.setup() }
}

const CLOSED = anAccount({ accountId: 'SP00000000004444', accountStatusId: 'closed' })

describe('AccountList', () => {
  it('names each account and what is on it', async () => {
    renderList(async () => [EVERYDAY])
    const card = await screen.findByRole('button', { name: /Euro.*ending in 1111/ })
    expect(within(card).getByText('€1,000.00')).toBeDefined()
  })

  it('leads to what happened on an account', async () => {
    const { onNavigate, user } = renderList(async () => [EVERYDAY])
    await user.click(await screen.findByRole('button', { name: /1111/ }))
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledWith({ to: 'history', accountId: EVERYDAY.accountId }),
    )
  })

  it.each<[string, Partial<Account>, Destination['to']]>([
    ['an account to its page', {}, 'account'],
    ['a card to the card', { type: 2006 }, 'card'],
    [
      'a debit card, which has no page, to that of an account',
      { type: 2006, subType: 'DEBIT' },
      'account',
    ],
  ])('leads %s', async (_what, change, to) => {
    const account = anAccount({ accountId: 'SP00000000005555', ...change })
    const { onNavigate, user } = renderList(async () => [account], { linkTo: 'account' })
    await user.click(await screen.findByRole('button', { name: /5555/ }))
    expect(onNavigate).toHaveBeenCalledWith({ to, accountId: account.accountId })
  })

  it('folds closed accounts away (ACCT-005)', async () => {
    renderList(async () => [EVERYDAY, CLOSED])
    const summary = await screen.findByText('1 closed account')
    const folded = summary.closest('details')
    expect(folded?.open).toBe(false)
    expect(folded?.textContent).toContain('4444')
  })

  it('adds up at the bank’s rates, and each currency apart (ACCT-014)', async () => {
    renderList(async () => [EVERYDAY, SAVINGS, DOLLARS])
    const totals = within(await screen.findByRole('region', { name: 'Total balance' }))
    expect(await totals.findByText('€1,850.00')).toBeDefined()
    expect(totals.getByText('€1,050.00')).toBeDefined()
    expect(totals.getByText('$1,000.00')).toBeDefined()
    expect(totals.getByText(/mid-market rates/)).toBeDefined()
  })

  it('tells the total in a currency of choice, and remembers which', async () => {
    let kept: string | undefined
    const { keep, user } = renderList(async () => [EVERYDAY, DOLLARS], {
      totalsCurrency: async () => kept,
      keepTotalsCurrency: async ({ currencyCode }) => void (kept = currencyCode),
    })
    const choice = await screen.findByRole('combobox', { name: 'Currency of the total' })
    expect(await screen.findByText('€1,800.00')).toBeDefined()
    await user.selectOptions(choice, 'RON')
    expect(await screen.findByText(/lei\s9,000\.00/)).toBeDefined()
    expect(keep).toHaveBeenCalledWith({ currencyCode: 'RON' })
  })

  it('keeps the sums of each currency when there are no rates', async () => {
    renderList(async () => [EVERYDAY, SAVINGS, DOLLARS], {
      rates: () => Promise.reject(new SixpenceError('offline', 'no network')),
    })
    const totals = within(await screen.findByRole('region', { name: 'Total balance' }))
    expect(await totals.findByRole('button', { name: 'Try again' })).toBeDefined()
    expect(totals.getByText('$1,000.00')).toBeDefined()
  })

  it('puts accounts under what they are for (ACCT-003)', async () => {
    const card = anAccount({ accountId: 'SP00000000005555', type: 2010 })
    renderList(async () => [card, EVERYDAY])
    const group = await screen.findByRole('list', { name: 'Payment accounts' })
    expect(within(group).getAllByRole('button')).toHaveLength(1)
    const cards = within(screen.getByRole('list', { name: 'Cards' }))
    expect(cards.getByRole('button', { name: /5555/ })).toBeDefined()
  })

  it('shows three of many cards, those that work first, and leaves the rest to the list of cards', async () => {
    const names = { Made: 'processing', One: 'active', Paused: 'paused', Two: 'active' } as const
    const cards = Object.entries(names).map(([cardAliasName, accountStatusId], index) =>
      anAccount({ accountId: String(index), type: 2006, cardAliasName, accountStatusId }),
    )
    renderList(async () => [EVERYDAY, ...cards], { linkTo: 'account' })
    const list = within(await screen.findByRole('list', { name: 'Cards' }))
    const shown = list.getAllByRole('button').map(({ textContent }) => textContent)
    expect(shown.map(text => /One|Two|Made|Paused/.exec(text)?.[0])).toEqual(['One', 'Two', 'Made'])
  })

  it('leaves cards that have ended to the list of cards, unless money is on them', async () => {
    const cards = [
      anAccount({ accountId: '1', type: 2006, cardAliasName: 'Live' }),
      anAccount({
        accountId: '2',
        type: 2006,
        cardAliasName: 'Over',
        accountStatusId: 'expired',
        balance: '0.00',
      }),
      anAccount({ accountId: '3', type: 2006, cardAliasName: 'Left', accountStatusId: 'canceled' }),
    ]
    const { onNavigate, user } = renderList(async () => [EVERYDAY, ...cards], {
      linkTo: 'account',
    })
    expect(await screen.findByText('Live')).toBeDefined()
    expect(screen.getByText('Left')).toBeDefined()
    expect(screen.queryByText('Over')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'All cards' }))
    expect(onNavigate).toHaveBeenCalledWith({ to: 'cards' })
  })

  it('asks for the balances again when somebody wants it (ACCT-007)', async () => {
    const list = vi
      .fn<Sixpence['accounts']['list']>(async () => [anAccount({ balance: '7.00' })])
      .mockResolvedValueOnce([EVERYDAY])
    const { user } = renderList(list)
    await screen.findByText('€1,000.00')
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('€7.00')).toBeDefined()
  })

  it('says how old the balances are when there are no newer ones (ACCT-007)', async () => {
    const list = vi
      .fn<Sixpence['accounts']['list']>(() => Promise.reject(new SixpenceError('timeout', 'late')))
      .mockResolvedValueOnce([EVERYDAY])
    const { user } = renderList(list)
    await screen.findByText('€1,000.00')
    expect(screen.getByText(/^As of \d/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('These balances may be out of date')).toBeDefined()
    expect(screen.getByText(/^As of .* hasn’t answered since/)).toBeDefined()
    expect(screen.getByText('€1,000.00')).toBeDefined()
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
