import type { PaymentOrder } from '@sixpence/core'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank, EVERYDAY } from '../testing/a-bank.ts'
import { aPayment, aPayments } from '../testing/a-payments.ts'
import { renderInBank, type RenderOptions } from '../testing/render-in-bank.tsx'
import { PaymentFlow } from './payment-flow.tsx'

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

async function linesOf(
  payment: PaymentOrder,
  status: 'reviewed' | 'settled',
  options: RenderOptions = {},
) {
  const payments = aPayments([aPayment({ status, payment })])
  const { sixpence } = aBank({ payments })
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
      Arrives: '$237.50',
      'Expected to arrive': expect.stringContaining('Nov 27, 2026') as unknown,
      'Who pays the fee': 'Shared',
      'Leaves your account': '€212.50',
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

  it('name the country in the reader’s language', async () => {
    expect(await linesOf(WIRE, 'reviewed', { locale: 'ua' })).toMatchObject({ Країна: 'Німеччина' })
  })
})
