import type { Sixpence } from '@sixpence/core'
import type { ShownButton } from '@sixpence/core/checkouts'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Destination } from '../provider/index.ts'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { ButtonCheckout } from './button-checkout.tsx'
import { ShownOffer } from './shown-offer.tsx'

const buttonId = `btn_${'0f'.repeat(16)}`
const checkoutId = '0123456789abcdef0123456789abcdef'
const FIXED: ShownButton = {
  buttonId,
  merchantName: 'Munteanu Books SRL',
  offer: { type: 'fixed', amount: '18.00', currencyCode: 'EUR', description: '<b>Two atlases</b>' },
}
const OPEN: ShownButton = {
  ...FIXED,
  offer: { type: 'open', min: '5.00', max: '100.00', currencyCode: 'EUR', description: 'A gift' },
}

type Open = Sixpence['checkouts']['openByButton']

function renderButton(
  button: ShownButton,
  openByButton = vi.fn<Open>(async ({ amount }) =>
    button.offer?.type === 'open' && amount === undefined ? {} : { checkoutId },
  ),
) {
  const bank = aBank({ checkouts: { showButton: async () => button, openByButton } })
  const onOpened = vi.fn<(checkoutId: string) => void>()
  const onNavigate = vi.fn<(destination: Destination) => void>()
  renderInBank(
    <BankStore>
      <ButtonCheckout buttonId={buttonId} attempt="1-2-3-4" onOpened={onOpened} />
    </BankStore>,
    { sixpence: bank.sixpence, onNavigate },
  )
  return { openByButton, onOpened, onNavigate, user: userEvent.setup() }
}

const pressContinue = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Continue' }))

describe('ButtonCheckout', () => {
  it('opens one checkout at once where the price is fixed (MERCH-004)', async () => {
    const { onOpened, openByButton } = renderButton(FIXED)
    await waitFor(() => expect(onOpened).toHaveBeenCalledExactlyOnceWith(checkoutId))
    expect(openByButton).toHaveBeenCalledExactlyOnceWith({
      buttonId,
      attempt: '1-2-3-4',
      amount: undefined,
    })
  })

  it('asks for an amount between the bounds (MERCH-004)', async () => {
    const { onOpened, openByButton, user } = renderButton(OPEN)
    const field = await screen.findByLabelText('Amount to pay')
    expect(screen.getByText('From €5.00 to €100.00')).toBeDefined()
    for (const [typed, fault] of [
      ['', 'Enter an amount'],
      ['4.99', 'Enter at least €5.00.'],
      ['100.01', 'Enter €100.00 at most.'],
      ['<b>', 'amount'],
    ] as const) {
      await user.clear(field)
      if (typed) await user.type(field, typed)
      await pressContinue(user)
      expect(document.body.textContent).toContain(fault)
      expect(document.activeElement).toBe(field)
    }
    expect(openByButton).toHaveBeenCalledTimes(1)
    await user.clear(field)
    await user.type(field, '7.5{Enter}')
    await waitFor(() => expect(onOpened).toHaveBeenCalledExactlyOnceWith(checkoutId))
    expect(openByButton).toHaveBeenLastCalledWith({
      buttonId,
      attempt: '1-2-3-4',
      amount: '7.50',
    })
  })

  it('says that the button is deleted, also when that happens meanwhile (MERCH-006)', async () => {
    const { offer: _, ...gone } = FIXED
    const missing = new SixpenceError('not_found', 'gone')
    const { user, onNavigate, onOpened } = renderButton(
      gone,
      vi.fn<Open>().mockRejectedValue(missing),
    )
    expect(await screen.findByText('Munteanu Books SRL no longer offers this')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Back to Munteanu Books SRL' }))
    expect(onNavigate).toHaveBeenCalledWith({ to: 'merchant' })
    expect(onOpened).not.toHaveBeenCalled()
  })

  it('says why nothing was opened, and tries again', async () => {
    const openByButton = vi
      .fn<Open>(async () => ({ checkoutId }))
      .mockRejectedValueOnce(new SixpenceError('offline', 'no network'))
    const { user, onOpened } = renderButton(FIXED, openByButton)
    await screen.findByText('The payment wasn’t started')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(onOpened).toHaveBeenCalledWith(checkoutId))
  })
})

describe('ShownOffer', () => {
  it('shows what a merchant typed as text, with what comes next', () => {
    renderInBank(
      <ShownOffer button={FIXED}>
        <p>Sign in</p>
      </ShownOffer>,
    )
    expect(screen.getByText('<b>Two atlases</b>')).toBeDefined()
    expect(screen.getByText('Sign in')).toBeDefined()
  })

  it('has nothing to come next where there never was a button', () => {
    renderInBank(
      <ShownOffer button={undefined}>
        <p>Sign in</p>
      </ShownOffer>,
    )
    expect(screen.getByText('There’s nothing to pay here')).toBeDefined()
    expect(screen.queryByText('Sign in')).toBeNull()
  })
})
