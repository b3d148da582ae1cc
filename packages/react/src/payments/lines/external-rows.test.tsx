import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import type { HeldPayment, PaymentOrder } from '@sixpence/core/payments'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../../store/index.ts'
import { aBank, EVERYDAY } from '../../testing/a-bank.ts'
import { aPayment, aPayments } from '../../testing/a-payments.ts'
import { renderInBank, type RenderOptions } from '../../testing/render-in-bank.tsx'
import { PaymentFlow } from '../payment-flow.tsx'

const QUOTE = {
  fromAmount: '200.00',
  fromCurrencyCode: 'EUR',
  fee: '12.50',
  feeCurrencyCode: 'EUR',
  total: '212.50',
  rate: '1.25',
  currency: 'USD',
  arriving: '237.50',
  arrivesAt: '2026-11-27T16:00:00.000Z',
}

const WIRE: PaymentOrder = {
  kind: 'wireTransfer',
  order: {
    fromAccount: EVERYDAY.accountId,
    permission: '3d',
    countryCode: 'DE',
    currency: 'USD',
    amount: '250.00',
    feeShare: 'SHA',
    payeeName: 'Lena Vogt',
    details: { iban: 'DE14900900900000000017', city: 'Frankfurt am Main' },
  },
  shown: QUOTE,
}

const PIX: PaymentOrder = {
  kind: 'instantTransfer',
  order: {
    fromAccount: EVERYDAY.accountId,
    permission: 'own',
    countryCode: 'BR',
    currency: 'USD',
    amount: '250.00',
    details: { instantKeyType: 'random', instantKey: '123e4567-e12b-12d3-a456-426655440000' },
  },
  shown: QUOTE,
}

/** The wire, as the bank holds it. */
const HELD: HeldPayment & { operation: 'wire' } = {
  operation: 'wire',
  fromAccount: EVERYDAY.accountId,
  currencyCode: 'EUR',
  amount: '200.00',
  fee: '12.50',
  total: '212.50',
  createdAt: '2026-11-26T14:50:00.000Z',
  permission: '3d',
  payeeName: 'Lena Vogt',
  details: { iban: 'DE14900900900000000017', city: 'Frankfurt am Main' },
  countryCode: 'DE',
  toCurrencyCode: 'USD',
  toAmount: '237.50',
  feeShare: 'SHA',
  arrivesAt: '2026-11-30T16:00:00.000Z',
}

/** To a bank and branch. */
const toJapan = (details: Readonly<Record<string, string>>): PaymentOrder => ({
  kind: 'eftTransfer',
  order: {
    fromAccount: EVERYDAY.accountId,
    permission: '3d',
    countryCode: 'JP',
    currency: 'USD',
    amount: '250.00',
    payeeName: 'Aiko Mori',
    details: { ...details, accountNumber: '1234567' },
  },
  shown: QUOTE,
})

interface LinesOptions extends RenderOptions {
  held?: HeldPayment
  transfers?: Partial<Sixpence['transfers']>
}

async function linesOf(
  payment: PaymentOrder | undefined,
  status: 'reviewed' | 'settled',
  { held, transfers, ...options }: LinesOptions = {},
) {
  const payments = aPayments([aPayment({ status, payment, held })])
  const { sixpence } = aBank({ payments, ...(transfers && { transfers }) })
  renderInBank(
    <BankStore>
      <PaymentFlow id="payment-1" />
    </BankStore>,
    { sixpence, ...options },
  )
  const terms = await screen.findAllByRole('term')
  return Object.fromEntries(
    terms.map(term => [term.textContent, term.nextElementSibling?.textContent]),
  )
}

describe('the lines of a payment to another bank', () => {
  it('name the account, the country, the arrival and who pays the fee', async () => {
    expect(await linesOf(WIRE, 'reviewed')).toMatchObject({
      To: 'Lena Vogt',
      Country: 'Germany',
      IBAN: 'DE14900900900000000017',
      'Bank’s city': 'Frankfurt am Main',
      'Recipient gets': '$237.50',
      'Expected to arrive': expect.stringContaining('Nov 27, 2026') as unknown,
      'Who pays the fee': 'Shared',
      'You pay': '€212.50',
    })
  })

  it('show of a key so much as tells it from others (XFER-035)', async () => {
    expect(await linesOf(PIX, 'settled')).toMatchObject({
      To: 'Your account at another bank',
      Country: 'Brazil',
      'Type of key': 'Random key',
      'Recipient’s key': '•••0000',
    })
    expect(screen.getByText(/\$237\.50 should be in your other account by/)).toBeDefined()
  })

  it('tell when it arrives of one that the bank alone knows, as it tells', async () => {
    expect(await linesOf(undefined, 'settled', { held: HELD })).toMatchObject({
      To: 'Lena Vogt',
      'Expected to arrive': expect.stringContaining('Nov 30, 2026') as unknown,
    })
    expect(screen.getByText(/Lena Vogt should get \$237\.50 by Nov 30, 2026/)).toBeDefined()
  })

  it('promise no arrival of one that the bank alone knows and that came back', async () => {
    const { arrivesAt: _, ...returned } = HELD
    const lines = await linesOf(undefined, 'settled', { held: returned })
    expect(lines).not.toHaveProperty('Expected to arrive')
    expect(screen.queryByText(/should get/)).toBeNull()
  })

  it('believe the bank rather than the review of when it arrives', async () => {
    const lines = await linesOf(WIRE, 'settled', { held: HELD })
    expect(lines['Expected to arrive']).toContain('Nov 30, 2026')
    expect(screen.getByText(/by Nov 30, 2026/)).toBeDefined()
  })

  it.each(['reviewed', 'settled'] as const)(
    'name bank and branch beside their codes once %s (XFER-036)',
    async status => {
      await linesOf(toJapan({ bankCode: '0901', branchCode: '204' }), status)
      await screen.findByText('Hinoki Bank')
      await screen.findByText('Ueno')
      const [bank, branch] = ['Bank', 'Branch'].map(
        term => screen.getByText(term).nextElementSibling?.textContent,
      )
      expect([bank, branch]).toEqual(['Hinoki Bank0901', 'Ueno204'])
    },
  )

  it('name a bank that its country calls an institution', async () => {
    await linesOf(toJapan({ institution: '0901' }), 'reviewed')
    expect(await screen.findByText('Hinoki Bank')).toBeDefined()
  })

  it('tell bank and branch by their codes where no names come', async () => {
    const banks = vi.fn<Sixpence['transfers']['banks']>()
    banks.mockRejectedValue(new SixpenceError('offline', 'offline'))
    const branches = async () => []
    const order = toJapan({ bankCode: '0901', branchCode: '204' })
    const lines = await linesOf(order, 'reviewed', { transfers: { banks, branches } })
    await waitFor(() => expect(banks).toHaveBeenCalled())
    expect(lines).toMatchObject({ Bank: '0901', Branch: '204' })
    expect(screen.getByText('0901')).toBeDefined()
  })

  it('name the country in the reader’s language', async () => {
    expect(await linesOf(WIRE, 'reviewed', { locale: 'ua' })).toMatchObject({ Країна: 'Німеччина' })
  })
})
