import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import type { Approval, PaymentIntent, PaymentOrder } from '@sixpence/core/payments'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { useAccounts } from '../accounts/index.ts'
import type { Destination } from '../provider/index.ts'
import { BankStore } from '../store/index.ts'
import { aBank, EVERYDAY } from '../testing/a-bank.ts'
import { aPayment, aPayments, HELD_FOR_BEN } from '../testing/a-payments.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { PaymentFlow, type PaymentEnd } from './payment-flow.tsx'

const waiting = aPayment({
  status: 'pendingApproval',
  changedAt: Date.now(),
  approval: {
    trxid: 'trx-1',
    approveType: 'otp',
    approvalSentTo: 'a•••@sixpence.example',
    availableApprovalMethods: ['otp'],
  },
})

const PUSHED: Approval = {
  trxid: 'trx-1',
  approveType: 'push',
  availableApprovalMethods: ['push', 'sms', 'otp'],
  push: {
    identifier: '42',
    devices: [{ id: 'd-1', code: 'R1-07', name: 'Robin’s phone', location: 'Dublin, Ireland' }],
  },
  endsAt: new Date(Date.now() + 600_000).toISOString(),
}
const onPhone = { ...waiting, approval: PUSHED }

async function renderFlow(start: PaymentIntent | undefined, change: Partial<Room> = {}) {
  const payments: Room = { ...aPayments(start ? [start] : []), ...change }
  const list = vi.fn<Sixpence['accounts']['list']>(async () => [EVERYDAY])
  const bank = aBank({ payments, accounts: { list } })
  const onNavigate = vi.fn<(destination: Destination) => void>()
  const onDone = vi.fn<(end: PaymentEnd) => void>()
  renderInBank(
    <BankStore>
      <PaymentFlow id="payment-1" onDone={onDone} />
      <Balances />
    </BankStore>,
    { sixpence: bank.sixpence, onNavigate },
  )
  await screen.findAllByText(/1,000\.00/)
  const button = (name: RegExp) => screen.getByRole('button', { name })
  return { bank, list, payments, onNavigate, onDone, user: userEvent.setup(), button }
}

type Room = ReturnType<typeof aPayments>

function Balances() {
  const { open } = useAccounts()
  return <output>{open.map(account => `1,000.00 ${account.accountId}`)}</output>
}

const TO_SAVINGS: PaymentOrder = {
  kind: 'ownTransfer',
  order: { fromAccount: 'SP00000000001111', toAccount: 'savings', toAmount: '27.00' },
  shown: {
    fee: '0',
    feeCurrencyCode: 'EUR',
    fromAmount: '25.00',
    fromCurrencyCode: 'EUR',
    toAmount: '27.00',
    toCurrencyCode: 'USD',
    rate: '1.08',
  },
}

const THE_FORM = { to: 'p2pTransfer', fromAccount: 'SP00000000001111', edit: 'payment-1' }

const lines = () =>
  screen.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent])

const heading = () => screen.getByRole('heading')
const headed = (name: string | RegExp) => screen.findByRole('heading', { name })

describe('PaymentFlow', () => {
  it('shows exactly what will be sent', async () => {
    await renderFlow(aPayment())
    expect(lines()).toEqual([
      ['From', 'Euro 1111ending in 1111'],
      ['To', 'Ben O.ben@sixpence.example'],
      ['Amount', '€25.00'],
      ['Fee', '€0.25'],
      ['Total', '€25.25'],
    ])
  })

  it('sends once on a double click', async () => {
    const send = vi.fn<Sixpence['payments']['send']>(() => new Promise(() => undefined))
    const { user, button } = await renderFlow(aPayment(), { send })
    await user.dblClick(button(/Send €25.25/))
    await waitFor(() => expect(send).toHaveBeenCalled())
    expect(send).toHaveBeenCalledExactlyOnceWith('payment-1')
    expect(button(/Send €25.25/).getAttribute('aria-disabled')).toBe('true')
  })

  it('shows the success at once where no approval is wanted (APPR-002, ROUTE-089)', async () => {
    const { user, button, onDone } = await renderFlow(aPayment())
    await user.click(button(/Send €25.25/))
    expect(await headed('€25.00 sent to Ben O.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(heading()))
    expect(screen.getByText('Arrived now')).toBeDefined()
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ type: 'payments.settled', id: 'payment-1' })
  })

  it.each([
    ['3', true, ['Approval request created', 'Waiting for approval']],
    ['any other', false, ['€25.00 sent to Ben O.', 'Successfully submitted']],
  ] as const)('ends by right: %s (APPR-004)', async (_right, forOthers, texts) => {
    const asked = { trxid: 'r-1', approveType: 'otp' as const, availableApprovalMethods: [] }
    const status = forOthers ? 'pendingApproval' : 'settled'
    await renderFlow(aPayment({ status, approval: { ...asked, forOthers } }))
    for (const text of ['Payment Confirmation', ...texts]) {
      expect(screen.getByText(text)).toBeDefined()
    }
  })

  it('asks for the code before the success (APPR-003, ROUTE-087)', async () => {
    const { user, button, payments } = await renderFlow(aPayment())
    payments.send.mockImplementation(async () => payments.set(waiting))
    await user.click(button(/Send €25.25/))
    expect(await headed('Approve the payment')).toBeDefined()
    expect(screen.getByText(/a•••@sixpence.example/)).toBeDefined()
    await user.click(screen.getByLabelText(/code/))
    await user.paste('123456')
    expect(await headed('€25.00 sent to Ben O.')).toBeDefined()
    expect(payments.approve).toHaveBeenCalledExactlyOnceWith('payment-1', '123456')
  })

  it.each(['sms', 'approvalCode', 'direct'] as const)(
    'takes a code by %s too (APPR-003)',
    async way => {
      const approvalSentTo = '+353 •••• 42'
      const approval = { trxid: 'trx-1', approveType: way, approvalSentTo }
      await renderFlow({ ...waiting, approval: { ...approval, availableApprovalMethods: [way] } })
      expect(screen.getByText(/\+353 •••• 42/)).toBeDefined()
      expect(screen.getByLabelText(/code/)).toBeDefined()
    },
  )

  it('waits for the phone, which shows the same digits (APPR-003)', async () => {
    const { payments } = await renderFlow(onPhone)
    expect(screen.getByText('42')).toBeDefined()
    expect(screen.getByText('Robin’s phone')).toBeDefined()
    expect(lines()).toContainEqual(['Total', '€25.25'])
    expect(payments.awaitApproval).toHaveBeenCalledExactlyOnceWith(
      'payment-1',
      expect.any(AbortSignal),
    )
    act(() => void payments.set(aPayment({ status: 'settled' })))
    expect(await headed('€25.00 sent to Ben O.')).toBeDefined()
  })

  it('offers the other ways that lead to the customer (APPR-012)', async () => {
    const { user, button, payments } = await renderFlow(onPhone)
    await user.click(button(/text message/))
    expect(payments.approveBy).toHaveBeenCalledExactlyOnceWith('payment-1', 'sms')
  })

  it.each([
    ['rejected', 'Transaction was rejected.'],
    ['expired', /to approve it is no longer valid/],
    ['tooManyTries', /five times/],
  ] as const)(
    'says that the approval failed: %s, and begins it again (APPR-005, APPR-006, APPR-019)',
    async (failure, text) => {
      const { user, button, payments } = await renderFlow({
        ...onPhone,
        approval: { ...PUSHED, failure },
      })
      expect(screen.getByText('Payment Confirmation')).toBeDefined()
      expect(screen.getByText('Failed transaction')).toBeDefined()
      expect(screen.getByText(text)).toBeDefined()
      payments.retryApproval.mockImplementation(async () => payments.set(onPhone))
      await user.click(button(/Try again/))
      expect(payments.retryApproval).toHaveBeenCalledExactlyOnceWith('payment-1')
      expect(await headed('Approve it on your device')).toBeDefined()
    },
  )

  it.each([
    ['settled', 'Successfully submitted'],
    ['refused', 'Failed transaction'],
    ['refused', 'Transaction was rejected.'],
  ] as const)('ends as %s in the words “%s” (APPR-019)', async (status, words) => {
    await renderFlow(aPayment({ status }))
    expect(screen.getByText('Payment Confirmation')).toBeDefined()
    expect(screen.getByText(words)).toBeDefined()
  })

  it('shows beside the code what the bank holds', async () => {
    await renderFlow({ ...waiting, payment: undefined, held: HELD_FOR_BEN })
    expect(lines()).toEqual([
      ['From', 'Euro 1111ending in 1111'],
      ['To', 'Ben O.ben@sixpence.example'],
      ['Amount', '€25.00'],
      ['Fee', '€0.25'],
      ['Total', '€25.25'],
    ])
  })

  it('says so when the bank holds what was not reviewed', async () => {
    const { payments } = await renderFlow({ ...waiting, held: HELD_FOR_BEN })
    const warning = 'The payment details have changed'
    expect(screen.queryByText(warning)).toBeNull()
    const held = { ...HELD_FOR_BEN, amount: '52.00', total: '52.25' }
    act(() => void payments.set({ ...waiting, held }))
    expect(await screen.findByText(warning)).toBeDefined()
    expect(lines()).toContainEqual(['Amount', '€52.00'])
    expect(screen.queryByText('€25.00')).toBeNull()
    act(() => void payments.set({ ...waiting, status: 'settled', held }))
    expect(await screen.findByText('€52.00 sent to Ben O.')).toBeDefined()
  })

  it('shows what arrives of an own transfer that is held as reviewed', async () => {
    const { accountId } = EVERYDAY
    const held = { ...HELD_FOR_BEN, operation: 'betweenAccounts', fee: '0' } as const
    const own = { ...waiting, payment: TO_SAVINGS }
    const { payments } = await renderFlow({ ...own, held: { ...held, toAccount: 'savings' } })
    expect(lines()).toContainEqual(['You receive', '$27.00'])
    act(() => void payments.set({ ...own, held: { ...held, toAccount: accountId } }))
    await waitFor(() =>
      expect(lines().map(([term]) => term)).toEqual(['From', 'To', 'Fee', 'You pay']),
    )
  })

  it('asks for the word on the device where the bank does', async () => {
    const approval = { trxid: 't', approveType: 'push' as const, availableApprovalMethods: [] }
    await renderFlow({ ...waiting, approval })
    expect(heading().textContent).toBe('Approve it on your device')
  })

  it('keeps the code step on a wrong code', async () => {
    const { user, payments } = await renderFlow(waiting)
    payments.approve.mockRejectedValue(new SixpenceError('wrong_code', 'no', { triesLeft: 1 }))
    await user.click(screen.getByLabelText(/code/))
    await user.paste('000000')
    expect(await screen.findByText(/That code isn’t right/)).toBeDefined()
    expect(screen.getByText('You have 1 attempt left.')).toBeDefined()
    expect(heading().textContent).toBe('Approve the payment')
  })

  it('says why a payment was not made (APPR-005)', async () => {
    const refusal = { code: 'approval_expired', message: '', fields: [], requestId: 'r1' } as const
    const { onDone, user, button, onNavigate } = await renderFlow(
      aPayment({ status: 'refused', refusal }),
    )
    expect(heading().textContent).toBe('The payment wasn’t made')
    expect(screen.getByRole('alert').textContent).toContain('wasn’t approved in time')
    expect(screen.getByText('Reference: r1')).toBeDefined()
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ type: 'payments.refused', id: 'payment-1' })
    await user.click(button(/Edit/))
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith(THE_FORM))
  })

  it('asks about an unknown payment and offers no second sending', async () => {
    const { payments, user, button } = await renderFlow(aPayment({ status: 'unknown' }))
    expect(heading().textContent).toMatch(/checking whether this payment went through/)
    expect(screen.queryByRole('button', { name: /Send/ })).toBeNull()
    await user.click(button(/Check now/))
    await waitFor(() => expect(payments.check).toHaveBeenCalled())
    expect(payments.check).toHaveBeenCalledExactlyOnceWith('payment-1')
    expect(payments.send).not.toHaveBeenCalled()
  })

  it('follows what another tab does with it', async () => {
    const { payments } = await renderFlow(aPayment())
    act(() => void payments.set(aPayment({ status: 'settled', transactionId: 'T-9' })))
    expect(await headed('€25.00 sent to Ben O.')).toBeDefined()
    expect(screen.getByText('T-9')).toBeDefined()
  })

  it('asks the bank for the balances again once money has moved', async () => {
    const { list, payments } = await renderFlow(aPayment())
    const before = list.mock.calls.length
    act(() => void payments.set(aPayment({ status: 'settled' })))
    await waitFor(() => expect(list.mock.calls.length).toBeGreaterThan(before))
  })

  it('leads back to a form that begins with it', async () => {
    const { payments, user, button, onNavigate } = await renderFlow(aPayment())
    await user.click(button(/Edit/))
    await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith(THE_FORM))
    expect(payments.discard).not.toHaveBeenCalled()
  })

  it('takes up a payment of another browser from the bank', async () => {
    const taken = { ...waiting, payment: undefined, held: HELD_FOR_BEN }
    const check = vi.fn<Sixpence['payments']['check']>(async () => taken)
    const { payments } = await renderFlow(undefined, { check })
    expect(await screen.findByText('Approve the payment')).toBeDefined()
    expect(lines()).toContainEqual(['To', 'Ben O.ben@sixpence.example'])
    act(() => void payments.set({ ...waiting, status: 'settled', held: HELD_FOR_BEN }))
    expect(await screen.findByText('€25.00 sent to Ben O.')).toBeDefined()
  })

  it('asks the bank again for a payment that it could not be asked for', async () => {
    const check = vi.fn<Sixpence['payments']['check']>()
    check.mockRejectedValueOnce(new SixpenceError('offline', 'No answer'))
    const { payments, user } = await renderFlow(undefined, { check })
    check.mockImplementation(async () => payments.set(waiting))
    await user.click(await screen.findByRole('button', { name: /Try again/ }))
    expect(await screen.findByText('Approve the payment')).toBeDefined()
  })

  it('says that a payment that the bank does not know is not known here', async () => {
    await renderFlow(undefined)
    expect(await screen.findByText('We can’t find this payment here')).toBeDefined()
  })

  it('keeps the payment when the session ends', async () => {
    const { bank, user, button, onNavigate } = await renderFlow(waiting)
    act(() => bank.session.set({ status: 'signed_out', because: 'expired' }))
    expect(await screen.findByText('Your session has ended')).toBeDefined()
    await user.click(button(/Sign in/))
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledWith({ to: 'signIn', returnsHere: true }),
    )
  })
})
