import type { Sixpence } from '@sixpence/core'
import type { PaymentIntent } from '@sixpence/core/payments'
import type { Locale } from '@sixpence/core/locale'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Destination } from '../../provider/index.ts'
import { BankStore } from '../../store/index.ts'
import { aBank, EVERYDAY, SAVINGS } from '../../testing/a-bank.ts'
import { aPayment, aPayments } from '../../testing/a-payments.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { OwnTransferForm } from './own-transfer-form.tsx'

const REVIEWED = aPayment({
  id: 'edited',
  payment: {
    kind: 'ownTransfer',
    order: { fromAccount: SAVINGS.accountId, toAccount: EVERYDAY.accountId, toAmount: '40.50' },
    shown: {
      fee: '0.00',
      feeCurrencyCode: 'EUR',
      fromAmount: '40.50',
      fromCurrencyCode: 'EUR',
      toAmount: '40.50',
      toCurrencyCode: 'EUR',
      rate: '1',
    },
  },
})

interface Wishes {
  locale?: Locale
  transfers?: Partial<Sixpence['transfers']>
}

async function renderForm(edited: PaymentIntent, { locale = 'en', transfers = {} }: Wishes = {}) {
  const payments = aPayments([edited])
  const bank = aBank({ payments, transfers })
  const onNavigate = vi.fn<(destination: Destination) => void>()
  renderInBank(
    <BankStore>
      <OwnTransferForm edit={edited.id} />
    </BankStore>,
    { sixpence: bank.sixpence, onNavigate, locale },
  )
  const amount = await screen.findByRole<HTMLInputElement>('textbox')
  return { bank, payments, amount, onNavigate, user: userEvent.setup() }
}

const account = (label: RegExp) => screen.getByRole('button', { name: label }).textContent

describe('OwnTransferForm', () => {
  it.each(['reviewed', 'refused'] as const)('begins with all that was %s', async status => {
    const { amount } = await renderForm({ ...REVIEWED, status })
    expect(account(/From$/)).toContain('2222')
    expect(account(/To$/)).toContain('1111')
    expect(amount.value).toBe('40.50')
  })

  it('says the next days of one that is repeated, and how long it goes on', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T10:00:00Z') })
    const { user } = await renderForm(REVIEWED)
    await user.click(screen.getByRole('checkbox', { name: /Repeat/ }))
    expect(
      await screen.findByText('Next: Nov 28, 2026, Dec 28, 2026, Jan 28, 2027… until you cancel'),
    ).toBeDefined()
    vi.useRealTimers()
  })

  it('writes the amount as the language does', async () => {
    const { amount } = await renderForm(REVIEWED, { locale: 'es' })
    expect(amount.value).toBe('40,50')
  })

  it('keeps what was not changed, and forgets the old one at the review', async () => {
    const { bank, payments, amount, onNavigate, user } = await renderForm(REVIEWED)
    await user.clear(amount)
    await user.type(amount, '30')
    await waitFor(() => expect(bank.transfers.quoteOwn).toHaveBeenCalled())
    expect(payments.discard).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await waitFor(() => expect(payments.review).toHaveBeenCalledOnce())
    expect(payments.review.mock.lastCall?.[0].order).toMatchObject({
      fromAccount: SAVINGS.accountId,
      toAccount: EVERYDAY.accountId,
      toAmount: '30.00',
    })
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledExactlyOnceWith({
        to: 'payment',
        kind: 'ownTransfer',
        id: 'payment-2',
        isNew: true,
      }),
    )
    expect(payments.discard).toHaveBeenCalledExactlyOnceWith('edited')
  })

  it('keeps a press on Review until the price is there', async () => {
    const { payments, amount, user } = await renderForm(REVIEWED)
    await user.clear(amount)
    await user.type(amount, '30')
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await waitFor(() => expect(payments.review).toHaveBeenCalledOnce())
    expect(payments.review.mock.lastCall?.[0].order).toMatchObject({ toAmount: '30.00' })
  })

  it('takes the press back when the amount changes', async () => {
    const price = aBank().transfers.quoteOwn
    const never = new Promise<never>(() => undefined)
    const quoteOwn: typeof price = transfer =>
      transfer.toAmount === '30.00' ? never : price(transfer)
    const { payments, amount, user } = await renderForm(REVIEWED, { transfers: { quoteOwn } })
    await user.clear(amount)
    await user.type(amount, '30')
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await user.type(amount, '1')
    expect(await screen.findAllByText('€301.00')).not.toEqual([])
    expect(payments.review).not.toHaveBeenCalled()
  })

  it('begins empty with a payment of another kind', async () => {
    const { amount } = await renderForm(aPayment({ id: 'edited' }))
    expect(amount.value).toBe('')
  })
})
