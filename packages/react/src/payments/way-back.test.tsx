import type { PaymentOrder } from '@sixpence/core/payments'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank, EVERYDAY } from '../testing/a-bank.ts'
import { aPayment, aPayments } from '../testing/a-payments.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { PaymentFlow } from './index.ts'

const ATLAS: PaymentOrder = {
  kind: 'checkout',
  order: {
    checkoutId: 'checkout-1',
    fromAccount: EVERYDAY.accountId,
    expectedAmount: '42.00',
    expectedCurrencyCode: 'EUR',
  },
  shown: {
    checkoutId: 'checkout-1',
    merchantName: 'Munteanu Books SRL',
    amount: '42.00',
    currencyCode: 'EUR',
    description: 'An atlas',
    status: 'open',
    expiresAt: '2026-12-10T08:00:00.000Z',
  },
}

const render = (showReturnLink?: boolean) => {
  const payments = aPayments([aPayment({ payment: ATLAS, status: 'settled' })])
  const { sixpence } = aBank({ payments, accounts: { list: async () => [EVERYDAY] } })
  renderInBank(
    <BankStore>
      <PaymentFlow id="payment-1" showReturnLink={showReturnLink} />
    </BankStore>,
    { sixpence },
  )
  return screen.findByRole('heading', { level: 2 })
}

describe('a merchant who was paid', () => {
  it('is led back to', async () => {
    await render()
    expect(screen.getByRole('button', { name: 'Back to Munteanu Books SRL' })).toBeDefined()
  })

  it('is not led back to where there is nowhere to', async () => {
    await render(false)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
