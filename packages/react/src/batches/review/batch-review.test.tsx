import type { Sixpence } from '@sixpence/core'
import type { BatchDraftState } from '@sixpence/core/batches'
import { SixpenceError } from '@sixpence/core/errors'
import type { PaymentIntent, PaymentRefusal } from '@sixpence/core/payments'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../../store/index.ts'
import { aBank, EVERYDAY } from '../../testing/a-bank.ts'
import { PROGRESS } from '../../testing/batches/a-progress.ts'
import { aPayment, aPayments } from '../../testing/a-payments.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { BatchReview } from './batch-review.tsx'

type Payments = Sixpence['payments']

const DRAFT: BatchDraftState = {
  batchId: 'b1',
  name: 'Wages',
  type: 'p2p',
  accountId: EVERYDAY.accountId,
  currencyCode: 'EUR',
  version: 3,
  rowCount: 2,
  faultyCount: 0,
  duplicateCount: 0,
  deletedCount: 0,
  totals: [{ currencyCode: 'EUR', amount: '55.00', rows: 2 }],
  price: { amount: '55.00', fee: '0.50' },
  changedAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2027-02-19T09:00:00.000Z',
}

const ORDER = {
  batchId: 'b1',
  version: 3,
  expectedTotal: '55.00',
  expectedFee: '0.50',
  expectedCurrencyCode: 'EUR',
}

const paying = (change: Partial<PaymentIntent> = {}, order: object = {}): PaymentIntent =>
  aPayment({
    payment: { kind: 'batch', order: { ...ORDER, ...order }, shown: DRAFT },
    ...change,
  })

const refusedBy = (refusal: Partial<PaymentRefusal>, order: object = {}): PaymentIntent => {
  const words = { code: 'refused', message: 'no', fields: [], requestId: undefined } as const
  return paying({ status: 'refused', refusal: { ...words, ...refusal } }, order)
}

const IDENTICAL = { batchId: 'b0', date: '2026-11-20T09:00:00.000Z' }

interface Wishes {
  draft?: Partial<BatchDraftState>
  /** Earlier attempts in the device’s journal. */
  known?: readonly PaymentIntent[]
  /** The outcome of the next attempt. */
  send?: (payments: ReturnType<typeof aPayments>) => Payments['send']
  named?: string
  /** True if the bank has no such draft. */
  isGone?: boolean
  /** The key of its payment at the bank. */
  key?: string
}

function renderReview({ draft = {}, known = [], send, named, isGone, key }: Wishes = {}) {
  const payments = aPayments(known)
  const settle = async (id: string) => payments.set(paying({ id, status: 'settled' }))
  payments.send.mockImplementation(send?.(payments) ?? settle)
  const draftRows = vi.fn<Sixpence['batches']['draftRows']>(async () => ({
    draft: { ...DRAFT, ...draft },
    rows: [],
    total: 0,
  }))
  const status = vi.fn<Sixpence['batches']['status']>(async () => ({
    ...PROGRESS,
    ...(key && { key }),
  }))
  const bank = aBank({ batches: { draftRows, status }, payments })
  if (isGone) draftRows.mockRejectedValue(new SixpenceError('no_access', 'gone'))
  const onNavigate = vi.fn<(destination: object) => void>()
  renderInBank(
    <BankStore>
      <BatchReview id="b1" payment={named} />
    </BankStore>,
    { sixpence: bank.sixpence, onNavigate },
  )
  return { payments, draftRows, onNavigate, user: userEvent.setup() }
}

const button = (name: string) => screen.findByRole('button', { name })

const facts = () =>
  [...document.querySelectorAll('.sp-definition')].map(({ textContent }) => textContent)

describe('BatchReview', () => {
  it('shows what a draft pays, and what is left then (MASS-013)', async () => {
    renderReview({ draft: { duplicateCount: 1 } })
    await button('Submit')
    await waitFor(() => expect(facts()).toContain('Balance after€944.50'))
    expect(facts()).toEqual(
      expect.arrayContaining([
        'TypeTo people',
        'Payments2',
        'Duplicates1 payment repeats another',
        'Recipients get€55.00',
        'Fees€0.50',
        'Total€55.50',
      ]),
    )
  })

  it('shows totals by currency, and what leaves the account for them', async () => {
    const totals = [
      { currencyCode: 'EUR', amount: '20.00', rows: 1 },
      { currencyCode: 'USD', amount: '40.00', rows: 2 },
    ]
    renderReview({ draft: { totals } })
    await button('Submit')
    expect(facts()).toContain('Recipients get1 payment · €20.002 payments · $40.00')
    expect(facts()).toContain('From your account€55.00')
  })

  it('shows the payees to look at, and leads back to them', async () => {
    const nameChecks = { match: 5, closeMatch: 1, noMatch: 2, unknown: 3, unchecked: 0 }
    const { user, onNavigate } = renderReview({ draft: { nameChecks, otherAccountCount: 1 } })
    expect(await screen.findByText('2 names don’t match the account')).toBeDefined()
    expect(screen.getByText('1 name nearly matches the account')).toBeDefined()
    expect(screen.getByText(/^1 payment goes to a different account than last/)).toBeDefined()
    expect(facts()).toContain('Name checks5 match · 3 can’t be checked')
    await user.click(await button('Check recipients'))
    const workbench = { to: 'massTransfer', type: 'p2p', batchId: 'b1', rows: 'noMatch' }
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith(workbench)
  })

  it('submits once, under one key, and names the payment for the address (MASS-013)', async () => {
    const { payments, onNavigate, user } = renderReview()
    await user.dblClick(await button('Submit'))
    expect(await screen.findByRole('heading', { name: 'Batch submitted' })).toBeDefined()
    expect(payments.review).toHaveBeenCalledExactlyOnceWith({
      kind: 'batch',
      order: ORDER,
      shown: DRAFT,
    })
    expect(payments.send).toHaveBeenCalledExactlyOnceWith('payment-1')
    const destination = { to: 'payment', kind: 'batch', id: 'payment-1', batchId: 'b1' }
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith(destination)
  })

  it('leads back from faulty rows, and only there', async () => {
    const { user, onNavigate } = renderReview({ draft: { faultyCount: 2 } })
    await user.click(await button('Correct errors'))
    const workbench = { to: 'massTransfer', type: 'p2p', batchId: 'b1', rows: 'faulty' }
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith(workbench)
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  })

  it('says what falls short, and goes as far as it goes only if that is chosen', async () => {
    const { payments, user } = renderReview({ draft: { price: { amount: '999.90', fee: '1.00' } } })
    expect(await screen.findByText(/has €1,000\.00\. You need €0\.90 more/)).toBeDefined()
    expect(await screen.findByText(/still send €400\.00 today.*€599\.90 over/)).toBeDefined()
    await user.click(await button('Submit'))
    expect(payments.review).not.toHaveBeenCalled()
    expect(screen.getByText(/^Choose this to submit now/)).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: /^Pay as far as it goes/ }))
    await user.click(await button('Submit'))
    await waitFor(() => expect(payments.send).toHaveBeenCalledOnce())
    const [payment] = payments.review.mock.calls[0] ?? []
    expect(payment?.order).toMatchObject({ asFarAsItGoes: true })
  })

  it('offers the same where only the bank knows that money falls short', async () => {
    renderReview({ known: [refusedBy({ code: 'insufficient_funds' })] })
    expect(await screen.findByText(/isn’t enough money in your account, or/)).toBeDefined()
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
  })
})

describe('a batch that was paid before', () => {
  const asked = (payments: ReturnType<typeof aPayments>) => async (id: string) => {
    const sent = payments.getSnapshot().find(intent => intent.id === id)
    const refusal = refusedBy({ code: 'identical_batch', identical: IDENTICAL }).refusal
    return payments.set({ ...(sent ?? paying()), status: 'refused', refusal })
  }

  it('is a question with date and number: yes is the same call (MASS-008)', async () => {
    const { payments, user } = renderReview({ send: asked })
    await user.click(await button('Submit'))
    expect(await screen.findByText(/exactly these payments on Nov 20, 2026/)).toBeDefined()
    expect(screen.getByText('Batch number: b0')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
    await user.click(await button('Pay again'))
    await waitFor(() => expect(payments.review).toHaveBeenCalledTimes(2))
    expect(payments.review.mock.calls[1]?.[0].order).toEqual({
      ...ORDER,
      ignoreIdenticalBatch: true,
    })
  })

  it('changes nothing on no (MASS-008)', async () => {
    const { payments, user } = renderReview({ send: asked })
    await user.click(await button('Submit'))
    await user.click(await button('Don’t pay'))
    expect(await button('Submit')).toBeDefined()
    expect(screen.queryByText('Pay the same again?')).toBeNull()
    expect(payments.send).toHaveBeenCalledOnce()
  })
})

describe('a batch that the bank did not take', () => {
  it.each<[string, PaymentIntent, RegExp]>([
    [
      'another price',
      refusedBy({ code: 'price_changed' }, { expectedFee: '0.25' }),
      /was €55\.25 and is now €55\.50/,
    ],
    ['another version', refusedBy({ code: 'changed_meanwhile' }, { version: 2 }), /new figures/],
    ['a lost way', paying({ status: 'reviewed', sentAt: 1 }), /didn’t reach us/],
    ['another reason', refusedBy({ code: 'closed_account' }), /This account is closed/],
  ])('is confirmed once more: %s', async (_, known, text) => {
    const { payments, user } = renderReview({ known: [known] })
    expect(await screen.findByText(text)).toBeDefined()
    await user.click(await button('Submit'))
    await waitFor(() => expect(payments.send).toHaveBeenCalledOnce())
  })

  it('is sent again under its key while it is the same', async () => {
    const { payments, user } = renderReview({ known: [paying({ sentAt: 1 })] })
    await user.click(await button('Submit'))
    await waitFor(() => expect(payments.send).toHaveBeenCalledExactlyOnceWith('payment-1'))
    expect(payments.review).not.toHaveBeenCalled()
  })
})

describe('a batch on its way', () => {
  it.each([
    ['sent', /Sending your payment/],
    ['unknown', /We’re checking whether/],
    ['pendingApproval', /Approve the payment/],
    ['settled', /Batch submitted/],
  ] as const)('is found by its key after a reload: %s', async (status, title) => {
    const { payments } = renderReview({ known: [paying({ status })] })
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
    expect(payments.send).not.toHaveBeenCalled()
  })

  it('ends as a request where others approve (APPR-003, APPR-004)', async () => {
    const approval: PaymentIntent['approval'] = {
      trxid: 't1',
      approveType: 'otp',
      availableApprovalMethods: [],
      forOthers: true,
    }
    renderReview({ known: [paying({ status: 'pendingApproval', approval })] })
    expect(await screen.findByRole('heading', { name: 'Approval request created' })).toBeDefined()
  })

  it('is shown from the address on another device, and reviewed if it was never sent', async () => {
    const { payments } = renderReview({ named: 'payment-9' })
    await waitFor(() => expect(payments.check).toHaveBeenCalledWith('payment-9'))
    expect(await button('Submit')).toBeDefined()
  })

  it('is shown instead of being sent again from another tab', async () => {
    const { payments, onNavigate, user } = renderReview()
    payments.findSimilar.mockResolvedValue([paying({ id: 'other', status: 'sent' })])
    await user.click(await button('Submit'))
    await waitFor(() => expect(onNavigate).toHaveBeenCalledOnce())
    expect(payments.review).not.toHaveBeenCalled()
    expect(payments.send).toHaveBeenCalledExactlyOnceWith('other')
  })

  it('goes on by its key where only the bank knows it', async () => {
    const { payments } = renderReview({ isGone: true, key: 'payment-9' })
    await waitFor(() => expect(payments.check).toHaveBeenCalledWith('payment-9'))
  })

  it('leads to the batch once there is no draft of it', async () => {
    const { draftRows, onNavigate, user } = renderReview()
    draftRows.mockRejectedValue(new SixpenceError('no_access', 'gone'))
    await user.click(await button('Submit'))
    await screen.findByRole('heading', { name: 'Batch submitted' })
    await user.click(await button('See the batch'))
    expect(onNavigate).toHaveBeenLastCalledWith({ to: 'batchHistory', id: 'b1' })
  })
})
