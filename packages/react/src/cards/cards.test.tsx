import { SixpenceError, type Account, type Sixpence } from '@sixpence/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  CardVaultProvider,
  type CardVault,
  type CardVaultEvents,
  type CardVaultWish,
} from '../card-vault/index.ts'
import type { Destination } from '../provider/index.ts'
import { BankStore } from '../store/index.ts'
import { aBank, anAccount, EVERYDAY } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { ActivateCard } from './activate-card.tsx'
import { CardDetail } from './card-detail.tsx'
import { CardList } from './card-list.tsx'
import { CardPin } from './card-pin.tsx'
import { PinReveal } from './pin-reveal.tsx'
import { useCard } from './use-card.ts'

const aCard = (change: Partial<Account> = {}): Account =>
  anAccount({
    accountId: 'SP00000000007777',
    type: 2006,
    subType: 'PREPAID',
    cardIsVirtual: false,
    cardNumber: '************7777',
    cardExpiryMonth: 9,
    cardExpiryYear: 2030,
    balance: '20.00',
    ...change,
  })

type Cards = Sixpence['cards']

function aNewKey() {
  let keys = 0
  return () => `key-${(keys += 1)}`
}

function renderCards(ui: React.ReactNode, accounts: Account[], cards: Partial<Cards> = {}) {
  const onNavigate = vi.fn<(destination: Destination) => void>()
  const list = vi.fn<Sixpence['accounts']['list']>(async () => accounts)
  const { sixpence } = aBank({
    accounts: { list },
    cards: { authorizations: async () => ({ items: [], total: 0 }), newKey: aNewKey(), ...cards },
  })
  renderInBank(<BankStore>{ui}</BankStore>, { sixpence, onNavigate })
  return { onNavigate, list, user: userEvent.setup() }
}

const detail = (card: Account, cards?: Partial<Cards>) =>
  renderCards(<CardDetail accountId={card.accountId} />, [EVERYDAY, card], cards)

afterEach(() => {
  vi.useRealTimers()
})

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

describe('PinReveal', () => {
  const shown = () => document.body.textContent?.includes('4071')

  it('shows the PIN while it is held, by pointer and by key', () => {
    renderInBank(<PinReveal pin="4071" onGone={() => undefined} />)
    const hold = screen.getByRole('button', { name: 'Hold to show' })
    expect(shown()).toBe(false)
    fireEvent.pointerDown(hold)
    expect(shown()).toBe(true)
    fireEvent.pointerUp(hold)
    expect(shown()).toBe(false)
    fireEvent.keyDown(hold, { key: ' ' })
    expect(shown()).toBe(true)
    fireEvent.keyUp(hold, { key: ' ' })
    expect(shown()).toBe(false)
  })

  it('is over after thirty seconds, held or not', () => {
    vi.useFakeTimers()
    const onGone = vi.fn<() => void>()
    renderInBank(<PinReveal pin="4071" onGone={onGone} />)
    fireEvent.pointerDown(screen.getByRole('button'))
    act(() => void vi.advanceTimersByTime(29_000))
    expect(onGone).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1_100))
    expect(onGone).toHaveBeenCalled()
  })

  it('is over when the focus goes elsewhere', () => {
    const onGone = vi.fn<() => void>()
    renderInBank(<PinReveal pin="4071" onGone={onGone} />)
    fireEvent.blur(screen.getByRole('button'))
    expect(onGone).toHaveBeenCalled()
  })
})

describe('CardPin', () => {
  it('shows the PIN for a code, and forgets it at a blur (CARD-026, CARD-027)', async () => {
    const { user } = renderCards(<CardPin accountId="SP00000000007777" />, [aCard()], {
      requestPin: async () => ({ requestId: 'r1', sentTo: 'a•••' }),
      pin: async (_id, requestId, code) => (requestId === 'r1' && code === '123456' ? '4071' : ''),
    })
    await user.click(await screen.findByRole('button', { name: 'Send the code' }))
    await user.type(await screen.findByLabelText('Six-digit code'), '123456')
    await user.click(screen.getByRole('button', { name: 'Show' }))
    const hold = await screen.findByRole('button', { name: 'Hold to show' })
    fireEvent.pointerDown(hold)
    expect(document.body.textContent).toContain('4071')
    fireEvent.blur(hold)
    expect(document.body.textContent).not.toContain('4071')
    expect(screen.queryByRole('button', { name: 'Hold to show' })).toBeNull()
  })

  it('changes the PIN to one that is typed twice (CARD-025)', async () => {
    const changePin = vi.fn<Cards['changePin']>(async () => undefined)
    const { user } = renderCards(<CardPin accountId="SP00000000007777" />, [aCard()], {
      changePin,
    })
    await user.type(await screen.findByLabelText('New PIN'), '4071')
    await user.type(screen.getByLabelText('New PIN again'), '4072')
    await user.click(screen.getByRole('button', { name: 'Change the PIN' }))
    expect(await screen.findByText('The two PINs are not the same.')).toBeDefined()
    expect(changePin).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText('New PIN again'), '{Backspace}1')
    await user.click(screen.getByRole('button', { name: 'Change the PIN' }))
    expect(await screen.findByText('The PIN is changed.')).toBeDefined()
    expect(changePin).toHaveBeenCalledWith('SP00000000007777', '4071', '4071')
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

describe('ActivateCard', () => {
  function Activation({ card, close }: { card: Account; close: () => void }) {
    return <ActivateCard card={card} task={useCard(card.accountId)} close={close} />
  }

  it('pays the fee and shows the PIN once (CARD-023, CARD-024)', async () => {
    const card = aCard({ accountStatusId: 'shipped' })
    const close = vi.fn<() => void>()
    const activate = vi.fn<Cards['activate']>(async () => '4071')
    const { user } = renderCards(<Activation card={card} close={close} />, [EVERYDAY, card], {
      activate,
      activationData: async () => ({
        fees: '2.00',
        feeCurrency: 'EUR',
        extraParams: [{ name: 'lastDigits', length: 4 }],
      }),
    })
    expect(await screen.findByText('Activation costs €2.00.')).toBeDefined()
    await user.type(screen.getByLabelText('Last digits of the card number'), '7777')
    await user.click(screen.getByRole('button', { name: 'Activate the card' }))
    const hold = await screen.findByRole('button', { name: 'Hold to show' })
    const wish = {
      accountId: card.accountId,
      extraParams: { lastDigits: '7777' },
      feeAccountId: EVERYDAY.accountId,
    }
    expect(activate).toHaveBeenCalledWith(wish, 'key-1')
    fireEvent.blur(hold)
    expect(close).toHaveBeenCalled()
  })

  it('sends the same key again after a lost answer, and says when digits are taken no more', async () => {
    const card = aCard({ accountStatusId: 'shipped' })
    const activate = vi
      .fn<Cards['activate']>()
      .mockRejectedValueOnce(new SixpenceError('timeout', 'no answer'))
      .mockRejectedValueOnce(new SixpenceError('codes_locked', 'too many'))
    const { user } = renderCards(<Activation card={card} close={() => undefined} />, [card], {
      activate,
      activationData: async () => ({
        fees: '0.00',
        feeCurrency: 'EUR',
        extraParams: [{ name: 'lastDigits', length: 4 }],
      }),
    })
    await user.type(await screen.findByLabelText('Last digits of the card number'), '7777')
    await user.click(screen.getByRole('button', { name: 'Activate the card' }))
    await screen.findByText('That did not work')
    await user.click(screen.getByRole('button', { name: 'Activate the card' }))
    expect(await screen.findByText(/There were too many wrong codes today/)).toBeDefined()
    expect(new Set(activate.mock.calls.map(([, key]) => key)).size).toBe(1)
  })
})
