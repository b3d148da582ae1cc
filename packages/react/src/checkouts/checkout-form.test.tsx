import type { Sixpence } from '@sixpence/core'
import { permissionsOf } from '@sixpence/core/access'
import type { Checkout } from '@sixpence/core/checkouts'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Destination } from '../provider/index.ts'
import { BankStore } from '../store/index.ts'
import { aBank, EVERYDAY } from '../testing/a-bank.ts'
import { aPayment } from '../testing/a-payments.ts'
import { anAccess, aStart } from '../testing/a-sixpence.ts'
import { ACCESS_INFO } from '../testing/a-users.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { CheckoutForm } from './checkout-form.tsx'

const ATLASES: Checkout = {
  checkoutId: '0123456789abcdef0123456789abcdef',
  merchantName: 'Munteanu Books SRL',
  amount: '42.00',
  currencyCode: 'EUR',
  description: 'Two atlases',
  status: 'open',
  expiresAt: '2026-11-21T09:49:00.000Z',
}

function renderForm(change: Partial<Checkout> = {}, firstFailure?: SixpenceError) {
  const get = vi.fn<Sixpence['checkouts']['get']>(async () => ({ ...ATLASES, ...change }))
  if (firstFailure) get.mockRejectedValueOnce(firstFailure)
  const bank = aBank({ checkouts: { get } })
  const onNavigate = vi.fn<(destination: Destination) => void>()
  renderInBank(
    <BankStore>
      <CheckoutForm checkoutId={ATLASES.checkoutId} />
    </BankStore>,
    { sixpence: bank.sixpence, onNavigate },
  )
  return { ...bank, get, onNavigate, user: userEvent.setup() }
}

describe('CheckoutForm', () => {
  it('is not paid by whoever lacks the flag, and says so (ACCESS-019)', async () => {
    const permissions = permissionsOf({ sendWire: true, withdrawBetweenAccounts: true })
    const bank = aBank({
      checkouts: { get: async () => ATLASES },
      start: aStart({ accessInfo: { ...ACCESS_INFO, permissions } }),
    })
    renderInBank(
      <BankStore>
        <CheckoutForm checkoutId={ATLASES.checkoutId} />
      </BankStore>,
      { sixpence: bank.sixpence },
    )
    expect(await screen.findByText(/doesn’t include payments to merchants/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Pay €42.00' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Back to Munteanu Books SRL' })).toBeDefined()
  })

  it('shows who asks, for what, and how much', async () => {
    const logoUrl = 'https://bank.example/logos/1.png'
    renderForm({ logoUrl })
    expect(await screen.findByRole('heading', { name: 'Pay Munteanu Books SRL' })).toBeDefined()
    expect(screen.getByRole('presentation').getAttribute('src')).toBe(logoUrl)
    expect(screen.getByText('Two atlases')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Pay €42.00' })).toBeDefined()
  })

  it('pays what the bank has on record, once, however often pressed', async () => {
    const { payments, user, onNavigate } = renderForm()
    await user.dblClick(await screen.findByRole('button', { name: 'Pay €42.00' }))
    await waitFor(() => expect(onNavigate).toHaveBeenCalled())
    expect(payments.review).toHaveBeenCalledExactlyOnceWith({
      kind: 'checkout',
      order: {
        checkoutId: ATLASES.checkoutId,
        fromAccount: EVERYDAY.accountId,
        expectedAmount: '42.00',
        expectedCurrencyCode: 'EUR',
      },
      shown: ATLASES,
    })
    expect(
      vi
        .mocked(payments.send)
        .mock.calls.flat()
        .every(id => id === 'payment-1'),
    ).toBe(true)
    expect(onNavigate).toHaveBeenCalledWith({ to: 'payment', kind: 'checkout', id: 'payment-1' })
  })

  it('opens another payment for another customer, and sends what they press alone', async () => {
    const access = anAccess()
    const review = vi
      .fn<Sixpence['payments']['review']>(async () => aPayment({ id: 'of-corp' }))
      .mockImplementationOnce(async () => {
        access.set({ customerId: 'corp', isOther: true })
        return aPayment({ id: 'of-ada' })
      })
    const { payments, sixpence } = aBank({
      access,
      payments: { review },
      checkouts: { get: async () => ATLASES },
    })
    renderInBank(
      <BankStore>
        <CheckoutForm checkoutId={ATLASES.checkoutId} />
      </BankStore>,
      { sixpence },
    )
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Pay €42.00' }))
    await waitFor(() => expect(review).toHaveBeenCalledTimes(1))
    await user.click(await screen.findByRole('button', { name: 'Pay €42.00' }))
    await waitFor(() => expect(payments.send).toHaveBeenCalled())
    expect(vi.mocked(payments.send).mock.calls).toEqual([['of-corp']])
  })

  it('offers accounts in the currency of the checkout alone', async () => {
    const { user } = renderForm()
    await screen.findByRole('button', { name: 'Pay €42.00' })
    await user.click(screen.getByRole('button', { name: /From/ }))
    expect(await screen.findAllByRole('option')).toHaveLength(2)
  })

  it('says that no account can pay it', async () => {
    renderForm({ currencyCode: 'GBP' })
    expect(await screen.findByText(/don’t have an open GBP account/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })

  it.each([
    ['paid', /has already been paid/],
    ['pending', /waiting for your approval/],
    ['refused', /Payment refused/],
    ['expired', /has expired/],
  ] as const)('offers no payment when it is %s, and the way back', async (status, title) => {
    const { user, onNavigate } = renderForm({ status })
    expect(await screen.findByText(title)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Back to Munteanu Books SRL' }))
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith({ to: 'merchant' }))
  })

  it('says why it cannot be shown, and asks again', async () => {
    const { get, user } = renderForm({}, new SixpenceError('offline', 'no'))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Two atlases')).toBeDefined()
    expect(get.mock.calls.length).toBeGreaterThan(1)
  })
})
