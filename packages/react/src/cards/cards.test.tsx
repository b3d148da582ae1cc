import { SixpenceError, type Account, type Sixpence } from '@sixpence/core'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  CardVaultProvider,
  type CardVault,
  type CardVaultEvents,
  type CardVaultWish,
} from '../card-vault/index.ts'
import { EVERYDAY } from '../testing/a-bank.ts'
import { aCard, renderCards } from '../testing/render-cards.tsx'
import { CardDetail } from './card-detail.tsx'
import { CardList } from './card-list.tsx'

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
    await user.click(await screen.findByRole('button', { name: /Pause the card/ }))
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
    expect(pause).toHaveBeenCalledWith('SP00000000007777')
  })

  it('says why something is not possible, and takes no press for it (CARD-005 CON-28)', async () => {
    detail(aCard({ cardHasFraudMark: true }))
    const actions = await screen.findByRole('list', { name: 'What you can do with this card' })
    const pressable = within(actions)
      .getAllByRole('button')
      .map(button => button.textContent.trim())
    expect(pressable).toEqual(['Show activity', 'Name the card', 'Block the card'])
    expect(actions.textContent).toContain('Not possible: the card is blocked for safety.')
  })

  it('loads a card by a transfer between own accounts (GAP-27)', async () => {
    const { onNavigate, user } = detail(aCard())
    await user.click(await screen.findByRole('button', { name: /Add money/ }))
    expect(onNavigate).toHaveBeenCalledWith({ to: 'ownTransfer', toAccount: 'SP00000000007777' })
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
    await user.click(await screen.findByRole('button', { name: 'Replace the card' }))
    const order = await screen.findByRole('button', { name: 'Order the card' })
    await waitFor(() => expect(order).toHaveProperty('disabled', false))
    await user.click(order)
    expect(await screen.findByText('That did not work')).toBeDefined()
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Replace the card' }))
    await user.click(await screen.findByRole('button', { name: 'Order the card' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const wish = { accountId: 'SP00000000007777', isExpressShipping: false }
    expect(reissue.mock.calls).toEqual([
      [wish, 'key-1'],
      [wish, 'key-1'],
    ])
  })

  it('asks before it blocks, and tells of what is on the card', async () => {
    const block = vi.fn<Cards['block']>(async () => undefined)
    const { user } = detail(aCard(), { block })
    await user.click(await screen.findByRole('button', { name: /Block the card/ }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('There is still money on this card')
    expect(block).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: 'Block the card' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(block).toHaveBeenCalledOnce()
  })
})

describe('the details of a card', () => {
  const display = { token: 't1', frameUrl: 'https://bank.example/card-frame' }

  /** Stands in for a vault: it shows nothing, and tells what a test says. */
  function aVault() {
    const told: { wish: CardVaultWish; events: CardVaultEvents }[] = []
    const hide = vi.fn<() => void>()
    const vault: CardVault = {
      show(place, wish, events) {
        place.textContent = 'framed'
        told.push({ wish, events })
        return hide
      },
    }
    return { vault, hide, shows: told, latest: () => told.at(-1) }
  }

  async function opened() {
    const vault = aVault()
    const details = vi.fn<Cards['details']>(async () => display)
    const { user } = renderCards(
      <CardVaultProvider vault={vault.vault}>
        <CardDetail accountId="SP00000000007777" />
      </CardVaultProvider>,
      [EVERYDAY, aCard()],
      { requestDetails: async () => ({ requestId: 'r1', sentTo: 'a•••' }), details },
    )
    await user.click(await screen.findByRole('button', { name: 'Show card details' }))
    await user.click(await screen.findByRole('button', { name: 'Send the code' }))
    await user.type(await screen.findByLabelText('Six-digit code'), '123456')
    await user.click(screen.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(vault.shows).toHaveLength(1))
    return { ...vault, details, user }
  }

  it('are shown by a vault for a code, once, and hidden when it says so (CARD-016)', async () => {
    const { details, latest, hide } = await opened()
    expect(details).toHaveBeenCalledWith({
      accountId: 'SP00000000007777',
      requestId: 'r1',
      code: '123456',
      hostOrigin: window.location.origin,
    })
    expect(latest()?.wish).toMatchObject({ accountId: 'SP00000000007777', display })
    act(() => latest()?.events.onShown())
    expect(await screen.findByText('The details go in 30 seconds.')).toBeDefined()
    act(() => latest()?.events.onGone())
    expect(screen.getByText('The details are hidden again.')).toBeDefined()
    expect(hide).toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Send the code' })).toBeDefined()
  })

  it.each([
    ['refused', /Ask for a new code/],
    ['offline', /no network/],
    ['timeout', /did not come in time/],
    ['frame_blocked', /has blocked/],
    ['not_configured', /does not show card numbers/],
  ] as const)('say what to do when the vault says %s', async (fault, text) => {
    const { latest } = await opened()
    act(() => latest()?.events.onFault(fault))
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Send the code' })).toBeDefined()
  })

  it('go with the page that is hidden', async () => {
    const { latest } = await opened()
    act(() => latest()?.events.onShown())
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByText('The details are hidden again.')).toBeDefined()
    vi.restoreAllMocks()
  })

  it('are not shown of a card that is blocked for safety, and why (CARD-004)', async () => {
    detail(aCard({ cardHasFraudMark: true }))
    const row = (await screen.findByText('Show card details')).closest('li')
    expect(row?.textContent).toContain('Not possible: the card is blocked for safety.')
    expect(screen.queryByRole('button', { name: /Show card details/ })).toBeNull()
  })
})
