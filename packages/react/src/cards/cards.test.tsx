import type { Sixpence } from '@sixpence/core'
import type { Account } from '@sixpence/core/accounts'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { EVERYDAY } from '../testing/a-bank.ts'
import { aCard, renderCards } from '../testing/render-cards.tsx'
import { CardDetail } from './detail/card-detail.tsx'
import { CardList } from './list/card-list.tsx'

type Cards = Sixpence['cards']

const detail = (card: Account, cards?: Partial<Cards>) =>
  renderCards(<CardDetail accountId={card.accountId} />, [EVERYDAY, card], cards)

describe('CardList', () => {
  it('shows the cards of its kind, closed ones not (CARD-001, CARD-002)', async () => {
    renderCards(<CardList kind="physical" />, [
      EVERYDAY,
      aCard({ cardAliasName: 'Travel' }),
      aCard({ accountId: '2', cardAliasName: 'Online', cardIsVirtual: true }),
      aCard({ accountId: '3', cardAliasName: 'Old', accountStatusId: 'closed' }),
    ])
    const list = await screen.findByRole('list', { name: 'Physical cards' })
    const names = within(list).getAllByRole('button')
    expect(names).toHaveLength(1)
    expect(names[0]?.textContent).toContain('Travel')
    expect(names[0]?.textContent).toContain('•••• 7777')
  })

  it('leads to a card, and from no card to the application', async () => {
    const { onNavigate, user } = renderCards(<CardList kind="virtual" />, [EVERYDAY])
    await user.click(await screen.findByRole('button', { name: 'Apply for a card' }))
    expect(onNavigate).toHaveBeenCalledWith({ to: 'addCard' })
  })
})

describe('CardDetail', () => {
  it('pauses a card and asks the bank how it stands', async () => {
    const pause = vi.fn<Cards['pause']>(async () => undefined)
    const { list, user } = detail(aCard(), { pause })
    await user.click(await screen.findByRole('button', { name: /Pause card/ }))
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
    expect(pause).toHaveBeenCalledWith({ accountId: 'SP00000000007777' })
  })

  it('says how old it is when the bank does not say how it stands by now', async () => {
    const pause = vi.fn<Cards['pause']>(async () => undefined)
    const { list, user } = detail(aCard(), { pause })
    await screen.findByRole('button', { name: /Pause card/ })
    list.mockRejectedValueOnce(new SixpenceError('timeout', 'late'))
    await user.click(screen.getByRole('button', { name: /Pause card/ }))
    expect(await screen.findByText('This may be old')).toBeDefined()
    list.mockResolvedValueOnce([EVERYDAY, aCard({ accountStatusId: 'paused' })])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: /Resume card/ })).toBeDefined()
    expect(screen.queryByText('This may be old')).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
  })

  it('keeps the focus on the row that pauses it, which then ends the pause', async () => {
    const paused = aCard({ accountStatusId: 'paused' })
    const pause = async () => void list.mockResolvedValue([EVERYDAY, paused])
    const { list, user } = detail(aCard(), { pause })
    const row = await screen.findByRole('button', { name: /Pause card/ })
    row.focus()
    await user.keyboard('{Enter}')
    const next = await screen.findByRole('button', { name: /Resume card/ })
    expect(document.activeElement).toBe(next)
  })

  it('says that a name is saved, and gives the focus back', async () => {
    const setAlias = vi.fn<Cards['setAlias']>(async () => undefined)
    const { user } = detail(aCard(), { setAlias })
    await user.click(await screen.findByRole('button', { name: 'Name card' }))
    await user.type(screen.getByRole('textbox', { name: 'Card name' }), 'Travel{Enter}')
    expect(await screen.findByText('Name saved.')).toBeDefined()
    expect(setAlias).toHaveBeenCalledWith({
      accountId: 'SP00000000007777',
      cardAliasName: 'Travel',
    })
    expect(document.activeElement?.textContent).toContain('Name card')
  })

  it('says why something is not possible, and takes no press for it (CARD-005 CON-28)', async () => {
    detail(aCard({ cardHasFraudMark: true }))
    const actions = await screen.findByRole('list', { name: 'Card actions' })
    const pressable = within(actions)
      .getAllByRole('button')
      .map(button => button.textContent.trim())
    expect(pressable).toEqual(['History', 'Name card', 'Block card'])
    expect(actions.textContent).toContain('Not possible: the card is blocked for safety.')
  })

  it.each([
    {
      how: 'marked',
      facts: { cardHasFraudMark: true },
      badge: 'Blocked for safety',
      help: /Block it, or contact us/,
    },
    {
      how: 'stopped',
      facts: { accountStatusId: 'fraud' },
      badge: 'Blocked for safety',
      help: /Contact us and we’ll explain what happens next/,
    },
    {
      how: 'limited',
      facts: { accountStatusId: 'limited' },
      badge: 'Limited',
      help: /Contact us to find out what’s missing/,
    },
    {
      how: 'waiting for a document',
      facts: { accountStatusId: 'pendingDocument' },
      badge: 'Document needed',
      help: /Contact us to find out which one/,
    },
  ] as const)('says why a card that is $how is of no use, and what helps', async row => {
    detail(aCard(row.facts))
    expect(await screen.findByText(row.badge)).toBeDefined()
    expect(await screen.findByText(row.help)).toBeDefined()
  })

  it('loads a card by a transfer between own accounts (GAP-27)', async () => {
    const { onNavigate, user } = detail(aCard())
    await user.click(await screen.findByRole('button', { name: /Add money/ }))
    expect(onNavigate).toHaveBeenCalledWith({ to: 'ownTransfer', toAccount: 'SP00000000007777' })
  })

  it.each(['canceled', 'expired'] as const)(
    'leads what is left on a card that is %s to another account',
    async accountStatusId => {
      const { onNavigate, user } = detail(aCard({ accountStatusId, balance: '20.00' }))
      await user.click(await screen.findByRole('button', { name: 'Move it to an account' }))
      const destination = { to: 'ownTransfer', fromAccount: 'SP00000000007777' }
      expect(onNavigate).toHaveBeenCalledWith(destination)
    },
  )

  it('says nothing of money where none is left', async () => {
    detail(aCard({ accountStatusId: 'canceled', balance: '0.00' }))
    await screen.findByRole('list', { name: 'Card actions' })
    expect(screen.queryByText('There’s money left on this card')).toBeNull()
  })

  it('orders a card in its place under one key until the bank says that it is done', async () => {
    const fees = { annual: '0.00', issue: '10.00', monthly: '1.00', currency: 'EUR', shipping: [] }
    const reissue = vi
      .fn<Cards['reissue']>()
      .mockRejectedValueOnce(new SixpenceError('offline', 'no network'))
      .mockResolvedValue({ fee: '10.00', feeCurrency: 'EUR' })
    const { list, user } = detail(aCard(), {
      reissue,
      applyInfo: async () => ({
        countryCode: 'IE',
        countries: ['IE'],
        cards: [{ type: 2006, cardIsVirtual: false, currencyCode: 'EUR', fees }],
      }),
    })
    await user.click(await screen.findByRole('button', { name: 'Replace card' }))
    const order = await screen.findByRole('button', { name: 'Order card' })
    await waitFor(() => expect(order).toHaveProperty('disabled', false))
    await user.click(order)
    expect(await screen.findByText('That didn’t work')).toBeDefined()
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Replace card' }))
    await user.click(await screen.findByRole('button', { name: 'Order card' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Your new card is ordered.')).toBeDefined()
    const wish = { accountId: 'SP00000000007777', isExpressShipping: false }
    expect(reissue.mock.calls).toEqual([
      [wish, { key: 'key-1' }],
      [wish, { key: 'key-1' }],
    ])
  })

  it('asks before it blocks, and tells of what is on the card', async () => {
    const block = vi.fn<Cards['block']>(async () => undefined)
    const { user } = detail(aCard(), { block })
    await user.click(await screen.findByRole('button', { name: /Block card/ }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('There’s still money on this card')
    expect(block).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: 'Block card' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(block).toHaveBeenCalledOnce()
    expect(screen.getByText('The card is blocked for good.')).toBeDefined()
  })
})
