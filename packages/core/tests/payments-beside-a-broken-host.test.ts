import { describe, expect, it } from 'vitest'
import { aCustomer } from './payments/a-customer.ts'
import { ownTransfer } from './payments/payment-orders.ts'

describe('payments', () => {
  it('sends and settles a payment while a listener of the host throws', async () => {
    const { time, bank, payments, diagnostics } = await aCustomer()
    payments.subscribe(() => {
      throw new Error('The host has a fault')
    })
    const { id } = await time.until(payments.review(ownTransfer()))
    expect((await time.until(payments.send(id))).status).toBe('settled')
    expect(bank.ledger.map(row => row.key)).toEqual([id])
    expect(diagnostics.map(({ type }) => type)).toContain('listener')
  })
})
