import type { PaymentIntent } from '@sixpence/core/payments'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aPayment, aPayments } from '../testing/a-payments.ts'
import { aSession, anAccess, aSixpence } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { usePayment } from './use-payment.ts'

function Shown() {
  const known = usePayment('payment-1')
  return <output>{known.status === 'known' ? known.payment.status : known.status}</output>
}

it("shows the next customer nothing of the last one's payment", async () => {
  const session = aSession()
  const find = vi.fn<(id: string) => Promise<PaymentIntent | undefined>>(async () => aPayment())
  const payments = { ...aPayments(), find }
  renderInBank(<Shown />, { sixpence: aSixpence({ session, payments, accounts: {} }) })
  expect(await screen.findByText('reviewed')).toBeDefined()
  find.mockReturnValue(new Promise(() => undefined))
  const ben = { status: 'signed_in', userId: 'ben', email: undefined, idleAt: undefined } as const
  act(() => session.set(ben))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('loading'))
})

it('shows nothing of a payment once somebody else is acted for', async () => {
  const access = anAccess({ customerId: 'bolt', isOther: true })
  const find = vi.fn<(id: string) => Promise<PaymentIntent | undefined>>(async () => aPayment())
  const payments = { ...aPayments(), find }
  renderInBank(<Shown />, { sixpence: aSixpence({ access, payments, accounts: {} }) })
  expect(await screen.findByText('reviewed')).toBeDefined()
  find.mockReturnValue(new Promise(() => undefined))
  act(() => access.set({ customerId: 'corp', isOther: true }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('loading'))
})
