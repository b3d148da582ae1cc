import type { Sixpence } from '@sixpence/core'
import type { MerchantPayment } from '@sixpence/core/merchant'
import type { PaymentIntent } from '@sixpence/core/payments'
import type { Locale } from '@sixpence/core/locale'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { PAID_BY_VERA } from '../testing/a-payments.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { MerchantPayments, type MerchantPaymentsProps } from './merchant-payments.tsx'

type Merchant = Sixpence['merchant']

const paid = PAID_BY_VERA

const refund = {
  refundId: 'r1',
  amount: '10.00',
  currencyCode: 'EUR',
  refundedAt: '2026-11-22T08:49:00.000Z',
  transactionId: 't9',
}

function inBank(
  change: Partial<MerchantPayment> = {},
  props: MerchantPaymentsProps = {},
  { find, locale }: { find?: Sixpence['payments']['find']; locale?: Locale } = {},
) {
  const item = { ...paid, ...change }
  const payments = vi.fn<Merchant['payments']>(async () => ({ items: [item], total: 1 }))
  const payment = vi.fn<Merchant['payment']>(async () => ({ ...item, refunds: [refund] }))
  const bank = aBank({ merchant: { payments, payment }, ...(find && { payments: { find } }) })
  const onNavigate = vi.fn<(destination: object) => void>()
  const node = (given: MerchantPaymentsProps) => (
    <BankStore>
      <MerchantPayments {...given} />
    </BankStore>
  )
  const inside = { sixpence: bank.sixpence, onNavigate, ...(locale && { locale }) }
  const { rerenderInBank } = renderInBank(node(props), inside)
  const show = (next: MerchantPaymentsProps) => rerenderInBank(node(next))
  return { user: userEvent.setup(), bank, payments, payment, onNavigate, show }
}

const openForm = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Vera K.' }))
  await user.click(await screen.findByRole('button', { name: 'Refund this payment' }))
  return screen.getByLabelText<HTMLInputElement>('Amount to refund')
}

describe('MerchantPayments', () => {
  it('shows who paid how much for what, and what was given back', async () => {
    inBank()
    const table = await screen.findByRole('table', { name: 'Payments you received' })
    for (const text of ['Vera K.', 'Two atlases', '€42.00', '€10.00', 'In part']) {
      expect(within(table).getByText(text)).toBeTruthy()
    }
  })

  it('begins a refund with what is left, says that it is free, and hands it on to be reviewed', async () => {
    const { user, bank, onNavigate } = inBank()
    const amount = await openForm(user)
    expect(amount.value).toBe('32.00')
    expect(screen.getByText(/Refunds are free/)).toBeTruthy()
    await user.clear(amount)
    await user.type(amount, '12.5')
    await user.click(screen.getByRole('button', { name: 'Review the refund' }))
    await waitFor(() => expect(onNavigate).toHaveBeenCalledOnce())
    expect(vi.mocked(bank.payments.review).mock.lastCall?.[0]).toMatchObject({
      kind: 'refund',
      order: {
        paymentId: 'p1',
        amount: '12.50',
        expectedLeftAmount: '32.00',
        expectedCurrencyCode: 'EUR',
      },
    })
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ to: 'payment', kind: 'refund' })
  })

  it.each([
    ['32.01', 'Enter €32.00 or less.'],
    ['0', 'Enter an amount above zero.'],
  ])('keeps %s in the form and says what is wrong', async (typed, text) => {
    const { user, bank } = inBank()
    const amount = await openForm(user)
    await user.clear(amount)
    await user.type(amount, typed)
    await user.click(screen.getByRole('button', { name: 'Review the refund' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(amount.value).toBe(typed)
    expect(document.activeElement).toBe(amount)
    expect(bank.payments.review).not.toHaveBeenCalled()
  })

  it('offers nothing where nothing is left, and says what waits', async () => {
    const { user } = inBank({ leftAmount: '0.00', waitingAmount: '32.00' })
    await user.click(await screen.findByRole('button', { name: 'Vera K.' }))
    expect(await screen.findByText(/waiting for approval\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Refund this payment' })).toBeNull()
  })

  it('begins with the amount of a refund that was gone back from', async () => {
    const order = { paymentId: 'p1', amount: '5.00' }
    const known: unknown = { id: 'intent-1', payment: { kind: 'refund', order, shown: paid } }
    // Only the fields that the form reads.
    const find = vi.fn<Sixpence['payments']['find']>(async () => known as PaymentIntent)
    inBank({}, { search: { id: 'p1', edit: 'intent-1' } }, { find })
    const amount = await screen.findByLabelText<HTMLInputElement>('Amount to refund')
    await waitFor(() => expect(amount.value).toBe('5.00'))
    expect(find).toHaveBeenCalledWith('intent-1')
  })

  it.each([
    { locale: 'es', left: '1.500', currencyCode: 'BHD', written: '1,50' },
    { locale: 'pt', left: '1.500', currencyCode: 'BHD', written: '1,50' },
    { locale: 'ro', left: '32.00', currencyCode: 'EUR', written: '32,00' },
    { locale: 'en', left: '500', currencyCode: 'JPY', written: '500' },
  ] as const)(
    'begins with $left $currencyCode as $locale writes it, and reads it as that',
    async ({ locale, left, currencyCode, written }) => {
      const order = { paymentId: 'p1', amount: left }
      const known: unknown = { id: 'intent-1', payment: { kind: 'refund', order, shown: paid } }
      const find = async () => known as PaymentIntent
      const sum = { currencyCode, amount: '2000', leftAmount: '2000' }
      const search = { id: 'p1', edit: 'intent-1' }
      const { user, bank } = inBank(sum, { search }, { find, locale })
      await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(written))
      await user.type(screen.getByRole('textbox'), '{Enter}')
      await waitFor(() => expect(bank.payments.review).toHaveBeenCalled())
      expect(vi.mocked(bank.payments.review).mock.lastCall?.[0]).toMatchObject({
        order: { amount: left },
      })
    },
  )

  it('keeps what is typed when something else is given back meanwhile', async () => {
    const { user, bank, payment } = inBank()
    const amount = await openForm(user)
    await user.clear(amount)
    await user.type(amount, '5')
    payment.mockResolvedValue({ ...paid, leftAmount: '20.00', refunds: [refund] })
    const notice = { id: 'n', at: paid.paidAt, status: 'info', type: 'balanceChanged' } as const
    act(() => bank.realtime.tell(notice))
    expect(await screen.findByText('You can refund up to €20.00.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Amount to refund').value).toBe('5')
    await user.click(screen.getByRole('button', { name: 'Review the refund' }))
    await waitFor(() => expect(bank.payments.review).toHaveBeenCalledOnce())
    expect(vi.mocked(bank.payments.review).mock.lastCall?.[0]).toMatchObject({
      order: { amount: '5.00', expectedLeftAmount: '20.00' },
    })
  })

  it('takes what is typed for one payment over to no other', async () => {
    const { user, payment, show } = inBank({}, { search: { id: 'p1' } })
    payment.mockImplementation(async ({ paymentId }) => ({ ...paid, paymentId, refunds: [] }))
    await user.click(await screen.findByRole('button', { name: 'Refund this payment' }))
    await user.type(screen.getByLabelText('Amount to refund'), '{Backspace}')
    show({ search: { id: 'p2' } })
    await user.click(await screen.findByRole('button', { name: 'Refund this payment' }))
    expect(screen.getByLabelText<HTMLInputElement>('Amount to refund').value).toBe('32.00')
  })
})
