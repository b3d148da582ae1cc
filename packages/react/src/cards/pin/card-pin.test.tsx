import type { Sixpence } from '@sixpence/core'
import type { Account } from '@sixpence/core/accounts'
import { SixpenceError } from '@sixpence/core/errors'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BankStore } from '../../store/index.ts'
import { aBank, EVERYDAY } from '../../testing/a-bank.ts'
import { aStart } from '../../testing/a-sixpence.ts'
import { ACCESS_INFO } from '../../testing/a-users.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { aCard, renderCards } from '../../testing/render-cards.tsx'
import { ActivateCard } from '../actions/activate-card.tsx'
import { CardDetail } from '../detail/card-detail.tsx'
import { CardPin } from './card-pin.tsx'
import { PinReveal } from './pin-reveal.tsx'
import { useCard } from '../detail/use-card.ts'

type Cards = Sixpence['cards']

afterEach(() => {
  vi.useRealTimers()
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
      requestPin: async () => ({ requestKey: 'r1', sentTo: 'a•••' }),
      pin: async ({ requestKey, code }) => (requestKey === 'r1' && code === '123456' ? '4071' : ''),
    })
    await user.click(await screen.findByRole('button', { name: 'Send code' }))
    await user.type(await screen.findByLabelText('Six-digit code'), '123456')
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
    await user.type(screen.getByLabelText('Confirm new PIN'), '4072')
    await user.click(screen.getByRole('button', { name: 'Change PIN' }))
    expect(await screen.findByText('The PINs don’t match. Enter them again.')).toBeDefined()
    expect(changePin).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText('Confirm new PIN'), '{Backspace}1')
    await user.click(screen.getByRole('button', { name: 'Change PIN' }))
    expect(await screen.findByText('PIN changed.')).toBeDefined()
    expect(changePin).toHaveBeenCalledWith({
      accountId: 'SP00000000007777',
      pin: '4071',
      pinRepeat: '4071',
    })
  })
})

describe('CardPin for whoever may only read', () => {
  it('says so, and offers neither the PIN nor another one', async () => {
    const { sixpence } = aBank({
      accounts: { list: async () => [aCard()] },
      start: aStart({ accessInfo: { ...ACCESS_INFO, accessRights: 'read' } }),
    })
    renderInBank(
      <BankStore>
        <CardPin accountId="SP00000000007777" />
      </BankStore>,
      { sixpence },
    )
    expect(await screen.findByText('Your access doesn’t include this.')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
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
    await user.click(screen.getByRole('button', { name: 'Activate card' }))
    const hold = await screen.findByRole('button', { name: 'Hold to show' })
    const wish = {
      accountId: card.accountId,
      extraParams: { lastDigits: '7777' },
      feeAccountId: EVERYDAY.accountId,
    }
    expect(activate).toHaveBeenCalledWith(wish, { key: 'key-1' })
    const told = document.getElementById(hold.getAttribute('aria-describedby') ?? '')
    expect(told?.textContent).toBe('Your card is active. This is its PIN: remember it now.')
    fireEvent.blur(hold)
    expect(close).toHaveBeenCalled()
  })

  it('asks how the card stands once the bank has answered, also when nobody waited', async () => {
    const card = aCard({ accountStatusId: 'shipped' })
    let answer: (pin: string) => void = () => undefined
    const { list, user } = renderCards(<CardDetail accountId={card.accountId} />, [card], {
      activate: () => new Promise(resolve => void (answer = resolve)),
      activationData: async () => ({ fees: '0.00', feeCurrency: 'EUR', extraParams: [] }),
    })
    await user.click(await screen.findByRole('button', { name: 'Activate card' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Activate card' }))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
    await act(async () => answer('4071'))
    await waitFor(() => expect(list).toHaveBeenCalledTimes(3))
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
    await user.click(screen.getByRole('button', { name: 'Activate card' }))
    await screen.findByText('That didn’t work')
    await user.click(screen.getByRole('button', { name: 'Activate card' }))
    expect(await screen.findByText(/Too many incorrect codes today/)).toBeDefined()
    expect(new Set(activate.mock.calls.map(([, { key }]) => key)).size).toBe(1)
  })
})
