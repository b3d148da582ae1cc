import { SixpenceError } from '@sixpence/core/errors'
import type { PaymentIntent } from '@sixpence/core/payments'
import type { RecentTransfer } from '@sixpence/core/transfers'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Destination } from '../../provider/index.ts'
import { BankStore } from '../../store/index.ts'
import { aBank, anAccount, EVERYDAY, SAVINGS } from '../../testing/a-bank.ts'
import { aPayment, aPayments } from '../../testing/a-payments.ts'
import { aDrafts, aSession } from '../../testing/a-sixpence.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { P2pTransferForm } from './p2p-transfer-form.tsx'
import type { TransferStart } from '../transfer-start.ts'

async function renderForm(bank = aBank(), start: TransferStart = {}) {
  const onNavigate = vi.fn<(destination: Destination) => void>()
  renderInBank(
    <BankStore>
      <P2pTransferForm {...start} />
    </BankStore>,
    { sixpence: bank.sixpence, onNavigate },
  )
  const user = userEvent.setup()
  const email = await screen.findByLabelText(/email/i)
  const amount = screen.getByLabelText('Amount')
  const note = screen.getByLabelText(/message/i)
  const fill = async (field: HTMLElement, text: string) => {
    await user.click(field)
    await user.paste(text)
  }
  const review = () => user.click(screen.getByText('Review'))
  return { bank, user, onNavigate, email, amount, note, fill, review }
}

const aRecent = (name: string): RecentTransfer => ({
  id: name,
  type: 'p2p',
  isDisabled: false,
  permission: '3d',
  fromAccount: 'eur-1',
  beneficiaryName: name,
  beneficiaryEmail: `${name.toLowerCase()}@sixpence.example`,
  amount: '5.00',
  currencyCode: 'EUR',
  date: '2026-11-20T09:00:00.000Z',
})

const typingRests = () => act(() => new Promise(resolve => setTimeout(resolve, 350)))

describe('P2pTransferForm', () => {
  it('asks for no fee without an amount above zero (XFER-012)', async () => {
    const { bank, amount, fill } = await renderForm()
    await fill(amount, '0')
    await typingRests()
    expect(bank.transfers.quoteP2p).not.toHaveBeenCalled()
    await fill(amount, '.5')
    await waitFor(() =>
      expect(bank.transfers.quoteP2p).toHaveBeenCalledExactlyOnceWith(
        { fromAccount: EVERYDAY.accountId, amount: '0.50' },
        expect.anything(),
      ),
    )
  })

  it('shows whose the address in what was pasted is, and asks about none that is not whole', async () => {
    const { bank, user, email, fill, review } = await renderForm()
    await fill(email, 'ben@sixpence.example@')
    await typingRests()
    await review()
    expect(await screen.findByText(/full email address/)).toBeDefined()
    expect(bank.transfers.checkPayee).not.toHaveBeenCalled()
    await user.clear(email)
    await fill(email, '\u202aBen <ben@sixpence.example>\u202c,')
    expect(await screen.findByText('Ben O. is a customer')).toBeDefined()
    const asked = { email: 'ben@sixpence.example' }
    expect(bank.transfers.checkPayee).toHaveBeenCalledExactlyOnceWith(asked, expect.anything())
  })

  it('says that nobody banks under an address', async () => {
    const { email, fill } = await renderForm()
    await fill(email, 'nobody@sixpence.example')
    expect(await screen.findByText(/No customer has this email/)).toBeDefined()
    expect(email.getAttribute('aria-invalid')).toBe('true')
  })

  it('says when too many addresses were looked up', async () => {
    const checkPayee = async () => {
      throw new SixpenceError('too_many_lookups', 'no')
    }
    const { email, fill } = await renderForm(aBank({ transfers: { checkPayee } }))
    await fill(email, 'ben@sixpence.example')
    expect(await screen.findByText(/looked up a lot of recipients.*in an hour/)).toBeDefined()
  })

  it('refuses the own address without a call', async () => {
    const { bank, email, fill } = await renderForm()
    await fill(email, 'Ada@Sixpence.example')
    expect(await screen.findByText(/This is your own email/)).toBeDefined()
    await typingRests()
    expect(bank.transfers.checkPayee).not.toHaveBeenCalled()
  })

  it('fills in somebody who was paid before', async () => {
    const recent = async () => [aRecent('Ben'), aRecent('Vera'), aRecent('Ion')]
    const { user, email, amount } = await renderForm(aBank({ transfers: { recent } }))
    await user.click(await screen.findByRole('button', { name: 'Vera' }))
    await waitFor(() => expect(email).toHaveProperty('value', 'vera@sixpence.example'))
    expect(document.activeElement, 'the amount is not asked for next').toBe(amount)
  })

  it.each([
    ['amount', '450', 'You can send €400.00 more today.'],
    ['note', 'x'.repeat(143), 'Shorten the message by 3 characters.'],
  ] as const)('says what is too much for the %s', async (name, typed, text) => {
    const { fill, ...fields } = await renderForm()
    await fill(fields[name], typed)
    expect(await screen.findByText(text)).toBeDefined()
  })

  it('asks which amount is meant, and takes the answer', async () => {
    const { bank, user, amount, fill } = await renderForm()
    await fill(amount, '12.500')
    await typingRests()
    expect(screen.queryByText(/amount you mean/)).toBeNull()
    await user.tab()
    expect(
      await screen.findByText('Choose the amount you mean: €12.50 or €12,500.00.'),
    ).toBeDefined()
    expect(bank.transfers.quoteP2p).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: '€12,500.00' }))
    expect(amount.getAttribute('value')).toBe('12,500.00')
    expect(document.activeElement).toBe(amount)
    expect(screen.queryByText(/amount you mean/)).toBeNull()
  })

  it('begins with a payment that is made once more', async () => {
    const draft = {
      fromAccount: SAVINGS.accountId,
      toEmail: 'ben@sixpence.example',
      amount: '1234.5',
      note: 'Rent',
    }
    const { email, amount, note } = await renderForm(aBank(), { draft })
    const shown = [email, amount, note].map(field => field.getAttribute('value'))
    expect(shown).toEqual(['ben@sixpence.example', '1,234.50', 'Rent'])
    expect(screen.getByText('€50.00')).toBeDefined()
  })

  it('leads to the first field that is missing', async () => {
    const { email, review } = await renderForm()
    await review()
    expect(await screen.findByText('Enter the recipient’s email.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(email))
    expect(screen.getByText('Enter an amount.')).toBeDefined()
  })

  it('opens what was shown for review', async () => {
    const { bank, email, amount, note, fill, review, onNavigate } = await renderForm()
    await fill(email, 'ben@sixpence.example')
    await fill(amount, '25')
    await fill(note, ' Lunch ')
    await screen.findByText('Ben O. is a customer')
    await screen.findByText('€0.25')
    await review()
    await waitFor(() => expect(onNavigate).toHaveBeenCalled())
    expect(bank.payments.review).toHaveBeenCalledExactlyOnceWith({
      kind: 'p2pTransfer',
      order: {
        fromAccount: EVERYDAY.accountId,
        toEmail: 'ben@sixpence.example',
        amount: '25.00',
        note: 'Lunch',
        expectedFee: '0.25',
      },
      shown: { fee: '0.25', feeCurrencyCode: 'EUR', total: '25.00', payeeName: 'Ben O.' },
    })
    expect(onNavigate).toHaveBeenCalledWith({
      to: 'payment',
      kind: 'p2pTransfer',
      id: 'payment-1',
      isNew: true,
    })
  })

  it('warns of the same payment of a moment ago', async () => {
    const findSimilar = async () => [aPayment({ id: 'earlier', status: 'settled' })]
    const bank = aBank({ payments: { findSimilar } })
    const { user, email, amount, fill, review, onNavigate } = await renderForm(bank)
    await fill(email, 'ben@sixpence.example')
    await fill(amount, '25')
    await screen.findByText('Ben O. is a customer')
    await screen.findByText('€0.25')
    await review()
    await user.click(await screen.findByRole('button', { name: 'Show that payment' }))
    await waitFor(() => expect(onNavigate).toHaveBeenCalled())
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({
      to: 'payment',
      kind: 'p2pTransfer',
      id: 'earlier',
    })
    await user.click(screen.getByRole('button', { name: 'Pay again' }))
    await waitFor(() => expect(bank.payments.review).toHaveBeenCalledOnce())
  })

  describe('taking a payment up again', () => {
    const reviewed = aPayment({
      id: 'edited',
      payment: {
        kind: 'p2pTransfer',
        order: {
          fromAccount: SAVINGS.accountId,
          toEmail: 'ben@sixpence.example',
          amount: '1250.50',
          note: 'Lunch',
        },
        shown: { fee: '0.25', feeCurrencyCode: 'EUR', total: '1250.75', payeeName: 'Ben O.' },
      },
    })
    const WIDE = async () => ({ min: '1.00', max: '9000.00', currencyCode: 'EUR' })
    const MUCH = async () => ({ amount: '9000.00', currencyCode: 'EUR' })
    const holding = (payment: PaymentIntent) => {
      const payments = aPayments([payment])
      return {
        payments,
        bank: aBank({ payments, transfers: { limits: WIDE, maxAmount: MUCH } }),
      }
    }

    it.each(['reviewed', 'refused'] as const)('begins with all that was %s', async status => {
      const { bank } = holding({ ...reviewed, status })
      const { email, amount, note } = await renderForm(bank, { edit: 'edited' })
      expect(email).toHaveProperty('value', 'ben@sixpence.example')
      expect(amount).toHaveProperty('value', '1,250.50')
      expect(note).toHaveProperty('value', 'Lunch')
      expect(screen.getByRole('button', { name: /From$/ }).textContent).toContain('2222')
    })

    it('forgets the old one once the new review opens', async () => {
      const { bank, payments } = holding(reviewed)
      const { amount, user, fill, review, onNavigate } = await renderForm(bank, { edit: 'edited' })
      await user.clear(amount)
      await fill(amount, '30')
      await screen.findByText('Ben O. is a customer')
      await screen.findByText('€0.25')
      expect(payments.discard).not.toHaveBeenCalled()
      await review()
      await waitFor(() => expect(payments.discard).toHaveBeenCalled())
      expect(payments.review.mock.lastCall?.[0].order).toMatchObject({
        amount: '30.00',
        note: 'Lunch',
      })
      expect(onNavigate).toHaveBeenCalledExactlyOnceWith({
        to: 'payment',
        kind: 'p2pTransfer',
        id: 'payment-2',
        isNew: true,
      })
      expect(payments.discard).toHaveBeenCalledExactlyOnceWith('edited')
    })

    it('warns where the old one was sent meanwhile', async () => {
      const { bank, payments } = holding(reviewed)
      const { review } = await renderForm(bank, { edit: 'edited' })
      await screen.findByText('Ben O. is a customer')
      await screen.findByText('€0.25')
      payments.set({ ...reviewed, status: 'settled' })
      await review()
      expect(await screen.findByText('You’ve just made the same payment')).toBeDefined()
      expect(payments.review).not.toHaveBeenCalled()
      expect(payments.discard).not.toHaveBeenCalled()
    })

    it('begins empty with a payment that has left, and warns of none', async () => {
      const { bank, payments } = holding({ ...reviewed, status: 'settled' })
      const { email, amount, fill, review } = await renderForm(bank, { edit: 'edited' })
      expect(email).toHaveProperty('value', '')
      expect(amount).toHaveProperty('value', '')
      await fill(email, 'ben@sixpence.example')
      await fill(amount, '30')
      await screen.findByText('Ben O. is a customer')
      await screen.findByText('€0.25')
      await review()
      await waitFor(() => expect(payments.review).toHaveBeenCalledOnce())
    })
  })

  it('says what is needed where no account is open', async () => {
    const list = async () => [anAccount({ accountStatusId: 'closed' })]
    const { sixpence } = aBank({ accounts: { list } })
    renderInBank(
      <BankStore>
        <P2pTransferForm />
      </BankStore>,
      { sixpence },
    )
    expect(await screen.findByText('No open account')).toBeDefined()
  })

  it('has what was typed there again after the end of a session', async () => {
    const session = aSession()
    const bank = aBank({ session, drafts: aDrafts() })
    const { email, amount, note, fill } = await renderForm(bank)
    await fill(email, 'ben@sixpence.example')
    await fill(amount, '12.50')
    await fill(note, 'Lunch')
    const state = session.getSnapshot()
    act(() => session.set({ status: 'signed_out', because: 'expired' }))
    cleanup()
    session.set(state)
    const again = await renderForm(bank)
    expect(again.email).toHaveProperty('value', 'ben@sixpence.example')
    expect(again.amount).toHaveProperty('value', '12.50')
    expect(again.note).toHaveProperty('value', 'Lunch')
    expect(bank.payments.send).not.toHaveBeenCalled()
  })
})
